import type { CollectionSlug, Payload } from 'payload'
import { findPersonName, findRecordTitle } from './subjectsRepository'

/** Who acts when nobody is signed in: a job, a notification, the command line. */
const THE_SITE = 'The site itself'

interface Entry {
  actor?: unknown
  actorEmail?: string | null
  account?: unknown
  subjectCollection?: string | null
  subjectId?: string | null
  subjectTitle?: string | null
}

const idOf = (relation: unknown): unknown =>
  typeof relation === 'object' && relation !== null && 'id' in relation ? relation.id : relation

/** Who made an audit entry. */
export const nameActor = async (payload: Payload, { actor, actorEmail }: Entry): Promise<string> => {
  const id = idOf(actor)
  if (!id) return actorEmail ?? THE_SITE
  return (await findPersonName(payload, id)) ?? actorEmail ?? 'Deleted account'
}

const isCollection = (payload: Payload, slug: string | null | undefined): slug is CollectionSlug =>
  Boolean(slug && Object.hasOwn(payload.collections, slug))

/** What an audit entry is about, by name: a record's title, or the person whom it concerns. */
export const nameRecord = async (
  payload: Payload,
  { account, subjectCollection: slug, subjectId, subjectTitle }: Entry,
): Promise<string> => {
  if (subjectTitle) return subjectTitle
  const person = idOf(account)
  if (person) return (await findPersonName(payload, person)) ?? 'Deleted account'
  if (!isCollection(payload, slug)) return slug ?? ''
  const { singular } = payload.collections[slug].config.labels
  return (
    (subjectId && (await findRecordTitle(payload, slug, subjectId))) ||
    (typeof singular === 'string' ? singular : slug)
  )
}
