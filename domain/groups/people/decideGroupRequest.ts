import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { workOnEach } from '../../../platform/workOnEach'
import { recordChange } from '../../audit/recordChange'
import { findGroupFor } from '../groupScope'
import type { GroupDecision } from '../groups.schema'
import { findGroup } from '../groupsRepository'
import { insertTerm } from './groupMembersRepository'
import { mailDecided } from './groupMails'
import {
  type StoredRequest,
  decideRequest,
  findRequest,
  findUnfinalisedRequests,
  markRequestFinalised,
} from './groupRequestsRepository'

/** What follows from a decision: the membership, then the mail. Safe to repeat after it broke off. */
const finalise = async (payload: Payload, request: StoredRequest): Promise<void> => {
  const group = await findGroup(payload, request.group)
  if (group) {
    const { user, decidedBy, decidedAt } = request
    const today = todayInJuba()
    if (request.status === 'accepted')
      await insertTerm(
        payload,
        {
          group: group._id,
          user,
          startsOn: todayInJuba(decidedAt ?? undefined),
          endsOn: null,
          addedBy: decidedBy ?? user,
        },
        today,
      )
    await mailDecided(payload, group, request)
  }
  await markRequestFinalised(payload, request._id)
}

/** Carries on decisions that a crash broke off. */
export const finaliseGroupRequests = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await workOnEach(
    payload,
    await findUnfinalisedRequests(payload),
    (request: StoredRequest) => finalise(payload, request),
    {
      failed: 'what follows from a decision about joining a group could not be done',
      about: ({ _id }) => ({ request: _id.toHexString() }),
      signal,
    },
  )
}

/**
 * Accepts or refuses a request to join a group of the caller's branch; nobody decides the own one.
 * @returns `not_found` also for a request outside the branch, `own` for the own one, `decided` when it was decided
 * otherwise or withdrawn meanwhile
 */
export const decideGroupRequest = async (
  req: PayloadRequest,
  actor: Actor,
  id: ObjectId,
  { status, feedback }: GroupDecision,
): Promise<{ outcome: 'decided' } | { problem: 'not_found' | 'own' | 'decided' }> => {
  const { payload } = req
  const request = await findRequest(payload, id)
  const group = request && (await findGroupFor(payload, actor, request.group.toHexString()))
  if (!group) return { problem: 'not_found' }
  if (request.user.toHexString() === actor.id) return { problem: 'own' }
  const isNew = await decideRequest(payload, id, { status, feedback, decidedBy: new ObjectId(actor.id) })
  const decided = await findRequest(payload, id)
  if (decided?.status !== status) return { problem: 'decided' }
  if (decided.needsFinalising) await finalise(payload, decided)
  if (isNew)
    await recordChange(req, {
      action: status === 'accepted' ? 'group-request.accepted' : 'group-request.refused',
      subject: { collection: 'groups', id: group._id.toHexString(), title: group.name },
      account: request.user.toHexString(),
    })
  return { outcome: 'decided' }
}
