import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { hasAccount } from '../../accounts'
import { recordChange } from '../../audit/recordChange'
import { findGroupFor } from '../groupScope'
import type { TermDates } from '../groups.schema'
import { type StoredGroup } from '../groupsRepository'
import { NO_END } from '../groupTexts.schema'
import { isReachable } from './findReachable'
import { closeEndedTerms, findOverlap, findTerm, insertTerm, setTermDays } from './groupMembersRepository'

/**
 * Enters a person's term in a group, also one that is over. The caller checks that whoever asks may act on the group.
 * @returns `no_person` for an account that is not there, or that a lead may not add; `in_already` when the person is in
 *   the group at that time
 */
export const addTerm = async (
  req: PayloadRequest,
  actor: Actor,
  group: StoredGroup,
  { user, startsOn, endsOn }: TermDates & { user: string },
): Promise<{ id: string } | { problem: 'no_person' | 'in_already' }> => {
  const { payload } = req
  if (!(await hasAccount(payload, user)) || !(await isReachable(payload, actor, user)))
    return { problem: 'no_person' }
  const term = {
    group: group._id,
    user: new ObjectId(user),
    startsOn,
    endsOn,
    addedBy: new ObjectId(actor.id),
  }
  const id = await insertTerm(payload, term, todayInJuba())
  if (!id) return { problem: 'in_already' }
  await recordChange(req, {
    action: 'group.person-added',
    subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
    account: user,
    after: { startsOn, endsOn },
  })
  return { id: id.toHexString() }
}

/**
 * Changes the days of a term in a group of the caller's branch, and so ends one.
 * @returns `not_found` also for a term outside the branch; `in_already` when another term of the person lies there;
 * `changed_meanwhile`
 */
export const changeTerm = async (
  req: PayloadRequest,
  actor: Actor,
  id: ObjectId,
  { startsOn, endsOn }: TermDates,
): Promise<{ outcome: 'changed' } | { problem: 'not_found' | 'in_already' | 'changed_meanwhile' }> => {
  const { payload } = req
  const term = await findTerm(payload, id)
  const group = term && (await findGroupFor(payload, actor, term.group.toHexString()))
  if (!group) return { problem: 'not_found' }
  const days = { startsOn, endsOn: endsOn ?? NO_END }
  if (await findOverlap(payload, { group: group._id, user: term.user, ...days }, id))
    return { problem: 'in_already' }
  if (!(await setTermDays(payload, term, days, todayInJuba()))) return { problem: 'changed_meanwhile' }
  await recordChange(req, {
    action: 'group.term-changed',
    subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
    account: term.user.toHexString(),
    before: { startsOn: term.startsOn, endsOn: term.endsOn === NO_END ? null : term.endsOn },
    after: { startsOn, endsOn },
  })
  return { outcome: 'changed' }
}

/** Takes the mark of being open from the terms whose last day is past. */
export const closeTerms = (payload: Payload): Promise<void> => closeEndedTerms(payload, todayInJuba())
