import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Branch, Region } from '../../../../collections/access/policies.schema'
import { inBatches } from '../../../../platform/inBatches'
import { findUsersByEmails } from '../../../accounts'
import { findInBranch, streamBranchMembers } from '../../../groups'
import { currentMembersCondition, findMemberAccountsAfter } from '../../../membership/memberships'
import { findContacts } from '../../../people/profiles'
import type { Audience } from '../mailing.schema'
import { streamSavedList } from './streamSavedList'

/** Some people of an audience, and where to go on. */
export interface AudienceBatch {
  users: ObjectId[]
  /** The last account that was looked at; null where nobody is left. */
  last: ObjectId | null
}

/** Whom a mailing may reach at most: the people of what its lead leads, everybody for other staff. */
export interface AudienceScope {
  part: Branch | null
  /** Id of the account of who wrote it: a saved list is opened with that person’s rights as they are by then. */
  author: string | null
}

const BATCH = 500

const ofRegion = async (
  payload: Payload,
  users: readonly ObjectId[],
  region: Region,
): Promise<ObjectId[]> => {
  const contacts = await findContacts(payload, users)
  return users.filter((user) => contacts.get(String(user))?.region === region)
}

/** Those of some people whom a mailing may reach. */
const within = async (
  payload: Payload,
  users: ObjectId[],
  { part }: Pick<AudienceScope, 'part'>,
): Promise<ObjectId[]> => {
  if (!part || users.length === 0) return users
  if ('region' in part) return ofRegion(payload, users, part.region)
  const inside = await findInBranch(payload, part.group, users)
  return users.filter((user) => inside.has(String(user)))
}

/**
 * The next people of an audience, in the order of their accounts' ids. Who belongs to it is decided when it is read.
 * @param after the last account of the batch before; null for the first
 */
export const findAudience = async (
  payload: Payload,
  audience: Exclude<Audience, { to: 'group' | 'savedList' }>,
  scope: AudienceScope,
  after: ObjectId | null,
): Promise<AudienceBatch> => {
  const narrow = async (users: ObjectId[]): Promise<ObjectId[]> =>
    within(payload, audience.to === 'region' ? await ofRegion(payload, users, audience.region) : users, scope)
  if (audience.to === 'typed') {
    const emails = [...new Set(audience.emails.map((email) => email.toLowerCase()))]
    const users = after ? [] : (await findUsersByEmails(payload, emails)).map(({ _id }) => _id)
    return { users: await narrow(users), last: null }
  }
  const condition = {
    ...currentMembersCondition(),
    ...(audience.to === 'grade' && { grade: audience.grade }),
  }
  const found = await findMemberAccountsAfter(payload, condition, after, BATCH)
  return { users: await narrow(found), last: found.length < BATCH ? null : (found.at(-1) ?? null) }
}

/** Everybody of an audience, a batch at a time. */
export const walkAudience = async function* (
  payload: Payload,
  audience: Audience,
  scope: AudienceScope,
): AsyncGenerator<ObjectId[]> {
  if (audience.to === 'group' || audience.to === 'savedList') {
    const people =
      audience.to === 'group'
        ? streamBranchMembers(payload, audience.group)
        : streamSavedList(payload, audience.list, scope.author)
    for await (const batch of inBatches(people, BATCH)) {
      const users = await within(payload, batch, scope)
      if (users.length > 0) yield users
    }
    return
  }
  let after: ObjectId | null = null
  do {
    const batch: AudienceBatch = await findAudience(payload, audience, scope, after)
    if (batch.users.length > 0) yield batch.users
    after = batch.last
  } while (after)
}
