import { jubaDay } from '../../../platform/jubaDay.schema'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordChange } from '../../audit/recordChange'
import { moveContentVersion } from '../contentVersions'
import type { openingChangeSchema, OpeningDecision } from './jobOpenings.schema'
import {
  type SeenOpening,
  changeAndSubmit,
  changeFacts,
  decideWaiting,
  findOpening,
  markEnded,
} from './jobOpeningsRepository'
import { toStored } from './submitOpening'
import { finaliseDecision } from './openingMails'

type Refusal = { problem: 'not_found' | 'changed_meanwhile' | 'too_many_waiting' }

/**
 * Changes an opening, based on its latest version. Changed by its submitter it waits for a decision, also after it was
 * published, declined or closed, or its last day was over: that is how another term is asked for. Changed by staff it
 * stays as it is.
 * @param by the account that changes it, and whether as staff
 */
export const changeOpening = async (
  req: PayloadRequest,
  by: { id: string; isStaff: boolean },
  id: string,
  { updatedAt, ...facts }: z.output<typeof openingChangeSchema>,
): Promise<{ id: string } | Refusal> => {
  const { payload } = req
  const owner = by.isStaff ? undefined : by.id
  const known = await findOpening(payload, id, owner)
  if (!known) return { problem: 'not_found' }
  const submitter = known.user.toHexString()
  const opening: SeenOpening = { id, owner, readAt: new Date(updatedAt) }
  // staff correct the words of others; who submits and under which name stays
  const stored = by.isStaff
    ? { ...facts, isMemberOrganisation: known.isMemberOrganisation === true }
    : await toStored(payload, submitter, facts)
  if (by.isStaff && stored.isMemberOrganisation) stored.organisation = known.organisation
  const before = by.isStaff
    ? await changeFacts(payload, opening, stored)
    : await changeAndSubmit(payload, opening, stored)
  if (before === undefined) return { problem: 'too_many_waiting' }
  if (!before) return { problem: 'changed_meanwhile' }
  if (before.status === 'published') await moveContentVersion(payload, 'content')
  if (by.isStaff)
    await recordChange(req, {
      action: 'job-opening.changed',
      subject: { collection: 'job-openings', id, title: stored.title },
      account: submitter,
      before: { title: before.title, lastDay: before.lastDay },
      after: { title: stored.title, lastDay: stored.lastDay },
    })
  return { id }
}

/**
 * Publishes an opening that waits, or declines it with feedback; its submitter is told by mail. Of two decisions at
 * once one counts.
 * @param decidedBy id of the staff's account
 */
export const decideOpening = async (
  req: PayloadRequest,
  decidedBy: string,
  id: string,
  { status, feedback, updatedAt }: OpeningDecision,
): Promise<
  { status: OpeningDecision['status'] } | { problem: 'not_found' | 'decided' | 'ended' | 'changed_meanwhile' }
> => {
  const { payload } = req
  const opening = { id, readAt: new Date(updatedAt) }
  const decided = await decideWaiting(payload, opening, { status, feedback, decidedBy })
  if (!decided) {
    const known = await findOpening(payload, id)
    if (!known) return { problem: 'not_found' }
    if (known.status !== 'submitted') return { problem: 'decided' }
    return { problem: known.lastDay < jubaDay() ? 'ended' : 'changed_meanwhile' }
  }
  await recordChange(req, {
    action: status === 'published' ? 'job-opening.published' : 'job-opening.declined',
    subject: { collection: 'job-openings', id, title: decided.title },
    account: decided.user.toHexString(),
    before: { status: 'submitted' },
    after: { status },
    reason: feedback,
  })
  await finaliseDecision(payload, decided)
  return { status }
}

/**
 * Closes a published opening early, or withdraws one that waits or is published. Repeated, it changes nothing.
 * @param by the account, and whether as staff, who may end those of others
 */
export const endOpening = async (
  req: PayloadRequest,
  by: { id: string; isStaff: boolean },
  id: string,
  to: 'closed' | 'withdrawn',
): Promise<{ status: 'closed' | 'withdrawn' } | { problem: 'not_found' | 'not_open' }> => {
  const { payload } = req
  const owner = by.isStaff ? undefined : by.id
  const before = await markEnded(payload, { id, owner }, to)
  if (!before) {
    const known = await findOpening(payload, id, owner)
    if (!known) return { problem: 'not_found' }
    return known.status === to ? { status: to } : { problem: 'not_open' }
  }
  if (before.status === 'published') await moveContentVersion(payload, 'content')
  if (by.isStaff && before.user.toHexString() !== by.id)
    await recordChange(req, {
      action: `job-opening.${to}`,
      subject: { collection: 'job-openings', id, title: before.title },
      account: before.user.toHexString(),
      before: { status: before.status },
      after: { status: to },
    })
  return { status: to }
}
