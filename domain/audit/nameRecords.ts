import type { CollectionSlug, Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** Who acts when nobody is signed in: a job, a notification, the command line. */
const THE_SITE = 'The site itself'

/** A person's name by the account's id; null when the account is gone. Read anew each time: an erased name is gone from the log. */
const personName = async (payload: Payload, account: unknown): Promise<string | null> => {
  const profile = await modelOf(payload, 'profiles')
    .findOne({ user: account }, { fullName: 1 })
    .lean<{ fullName: string } | null>()
  return profile?.fullName ?? null
}

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
  return (await personName(payload, id)) ?? actorEmail ?? 'Deleted account'
}

const isCollection = (payload: Payload, slug: string | null | undefined): slug is CollectionSlug =>
  Boolean(slug && payload.collections[slug as CollectionSlug])

/** What a record is called in the panel, if it is still there. */
const titleOf = async (payload: Payload, slug: CollectionSlug, id: string): Promise<string | null> => {
  const field = payload.collections[slug].config.admin.useAsTitle
  if (!field || field === 'id' || !/^[0-9a-f]{24}$/.test(id)) return null
  const found = await modelOf(payload, slug)
    .findById(id, { [field]: 1 })
    .lean<Record<string, unknown> | null>()
  const title = found?.[field]
  return typeof title === 'string' ? title : null
}

/** What an audit entry is about, by name: a record's title, or the person whom it concerns. */
export const nameRecord = async (
  payload: Payload,
  { account, subjectCollection: slug, subjectId, subjectTitle }: Entry,
): Promise<string> => {
  if (subjectTitle) return subjectTitle
  const person = idOf(account)
  if (person) return (await personName(payload, person)) ?? 'Deleted account'
  if (!isCollection(payload, slug)) return slug ?? ''
  const { singular } = payload.collections[slug].config.labels
  return (
    (subjectId && (await titleOf(payload, slug, subjectId))) ||
    (typeof singular === 'string' ? singular : slug)
  )
}
