import { ObjectId } from 'mongodb'
import { isObjectId } from '../../../platform/isObjectId'
import { type Actor, type Branch, branchWith, readsPeople } from '../../../collections/access/roles'
import type { AudienceScope } from './audience/findAudience'
import type { MailingScope, StoredMailing } from './mailingsRepository'

/** The key of the mail of a mailing to a person in the outbox: by it nobody gets one twice. */
export const mailingKey = (mailing: string, user: string): string => `mailing:${mailing}:${user}`

/** What the keys of all mails of a mailing begin with. */
export const mailingKeys = (mailing: string): string => `mailing:${mailing}:`

/** Which mail of a mailing a key names; undefined for a mail of something else. */
export const readMailingKey = (key: string): { mailing: string; user: string } | undefined => {
  const [subject, mailing, user, ...rest] = key.split(':')
  return subject === 'mailing' && rest.length === 0 && isObjectId(mailing) && isObjectId(user)
    ? { mailing, user }
    : undefined
}

/** Of whom nothing is asked, nothing is shown. */
const NOTHING: MailingScope = { _id: null }

/** Whether a member of staff writes to members at all. */
export const mayMail = (user: Actor): boolean =>
  readsPeople(user) || branchWith(user, 'mailings') !== undefined

/** To whom a member of staff may write: null for everybody, else the part of the association that is led. */
export const partOf = (user: Actor): Branch | null =>
  readsPeople(user) ? null : (branchWith(user, 'mailings') ?? null)

/** What a new mailing of a member of staff is kept to. */
export const keptTo = (user: Actor): { scopeRegion: string | null; scopeGroup: string | null } => {
  const part = partOf(user)
  return {
    scopeRegion: part && 'region' in part ? part.region : null,
    scopeGroup: part && 'group' in part ? part.group : null,
  }
}

/** The mailings that a member of staff sees and acts on: all of them, or those to the part that is led. */
export const mailingScope = (user: Actor): MailingScope => {
  if (readsPeople(user)) return {}
  const part = branchWith(user, 'mailings')
  if (!part) return NOTHING
  return 'region' in part ? { scopeRegion: part.region } : { scopeGroup: new ObjectId(part.group) }
}

const partOfMailing = ({
  scopeRegion,
  scopeGroup,
}: Pick<StoredMailing, 'scopeRegion' | 'scopeGroup'>): Branch | null => {
  if (scopeRegion) return { region: scopeRegion }
  return scopeGroup ? { group: String(scopeGroup) } : null
}

/** What decides whom a mailing may reach. */
export type ScopedMailing = Pick<StoredMailing, 'scopeRegion' | 'scopeGroup' | 'createdBy'>

/** Whom a mailing may reach, as it was decided for who wrote it. */
export const scopeOfMailing = (mailing: ScopedMailing): AudienceScope => ({
  part: partOfMailing(mailing),
  author: mailing.createdBy ? String(mailing.createdBy) : null,
})
