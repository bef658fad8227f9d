import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import { findMembership, isCurrentMember } from '../../membership/memberships'
import { type StoredGroup } from '../groupsRepository'
import type { OwnState } from '../groupTexts.schema'
import { endTerm, findOpenTerm, isInGroup } from './groupMembersRepository'
import { findLatestRequest, insertRequest, withdrawRequest } from './groupRequestsRepository'
import { mailAsked } from './groupMails'

/** How somebody stands to a group today. A refusal shows until the next request. */
export const readOwnState = async (payload: Payload, group: ObjectId, user: ObjectId): Promise<OwnState> => {
  const [isIn, request] = await Promise.all([
    isInGroup(payload, { group, user }, todayInJuba()),
    findLatestRequest(payload, { group, user }),
  ])
  if (isIn) return 'member'
  if (request?.status === 'asked') return 'asked'
  return request?.status === 'refused' ? 'refused' : 'none'
}

/** Whether an account has a membership that counts today, which joining a group takes. */
export const hasStanding = async (payload: Payload, user: string): Promise<boolean> => {
  const membership = await findMembership(payload, user)
  return membership !== null && isCurrentMember(membership)
}

/**
 * Asks to join a group, for oneself. Asked again, it is answered alike.
 * @returns how the person stands to the group now; `no_membership` for those whose membership does not count
 */
export const joinGroup = async (
  req: PayloadRequest,
  group: StoredGroup,
  user: string,
  note: string,
): Promise<{ state: OwnState } | { problem: 'no_membership' }> => {
  const { payload } = req
  if (!(await hasStanding(payload, user))) return { problem: 'no_membership' }
  const who = new ObjectId(user)
  const open = await findOpenTerm(payload, { group: group._id, user: who }, todayInJuba())
  if (open) return { state: 'member' }
  const id = await insertRequest(payload, { group: group._id, user: who, note })
  if (id) await mailAsked(payload, id, group, who)
  return { state: 'asked' }
}

/**
 * Leaves a group, or withdraws the request to join it. Repeated, it changes nothing.
 * The last day of who leaves is today.
 */
export const leaveGroup = async (req: PayloadRequest, group: StoredGroup, user: string): Promise<void> => {
  const { payload } = req
  const who = new ObjectId(user)
  await withdrawRequest(payload, { group: group._id, user: who })
  const today = todayInJuba()
  const term = await findOpenTerm(payload, { group: group._id, user: who }, today)
  if (!term) return
  await endTerm(payload, term, today)
  await recordChange(req, {
    action: 'group.left',
    subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
    account: user,
  })
}
