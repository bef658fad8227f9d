import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordChange } from '../../audit/recordChange'
import {
  type StoredRenewal,
  decideOpenRenewal,
  findUnfinalisedRenewal,
  findUnfinalisedRenewals,
  hasRenewal,
  mailRenewal,
  markRenewalFinalised,
} from '../renewals'
import { findGrade, hasMembershipWithEnd, readTermRules } from '../memberships'
import type { RenewalDecision, renewalDecisionSchema } from '../renewals/renewals.schema'
import { finaliseEach, finaliseNow } from './finaliseNow'
import { reconcileMembership } from './reconcileMembership'

/**
 * Applies what follows from a request to renew and from its decision: the new term, then the mails. Safe to
 * repeat after a crash at any point, and to run twice at once.
 */
export const finaliseRenewal = async (payload: Payload, id: string): Promise<void> => {
  const renewal = await findUnfinalisedRenewal(payload, id)
  if (!renewal) return
  if (renewal.status === 'done') await reconcileMembership(payload, renewal.user.toHexString())
  await mailRenewal(payload, renewal)
  await markRenewalFinalised(payload, renewal) // a newer decision is finalised by the process that recorded it
}

/** Finalises the requests and decisions that a crash left. Runs at start and regularly. */
export const finaliseRenewals = async (payload: Payload): Promise<void> =>
  finaliseEach(payload, 'renewals', await findUnfinalisedRenewals(payload), finaliseRenewal)

const LATER = 'The decision is saved. The new term and the email will follow automatically.'

/**
 * Confirms or declines a request to renew. One conditional update decides; the new term and the mail follow from it and
 * are completed after a crash.
 * @param renewal as it was found just before
 * @param by id of the administrator's account
 */
export const decideRenewal = async (
  req: PayloadRequest,
  renewal: Pick<StoredRenewal, '_id' | 'user' | 'status'>,
  decision: z.output<typeof renewalDecisionSchema>,
  by: string,
): Promise<RenewalDecision | { problem: 'no_membership' | 'changed_meanwhile' }> => {
  const { payload } = req
  const { status } = decision
  const id = renewal._id.toHexString()
  const canRenew = status === 'declined' || (await hasMembershipWithEnd(payload, renewal.user))
  if (renewal.status === 'requested' && !canRenew) return { problem: 'no_membership' }

  const grade = await findGrade(payload, renewal.user.toHexString())
  const { graceDays, endsWithYear = false } = await readTermRules(payload, grade)
  if (await decideOpenRenewal(payload, id, { ...decision, decidedBy: by, graceDays, endsWithYear })) {
    await recordChange(req, {
      action: status === 'done' ? 'renewal.confirmed' : 'renewal.declined',
      subject: { collection: 'renewals', id },
      account: renewal.user.toHexString(),
      before: { status: 'requested' },
      after: { status },
      reason: decision.note,
    })
  } else if (!(await hasRenewal(payload, { id, status }))) {
    return { problem: 'changed_meanwhile' }
  } // else a double click, or a colleague who decided the same
  const isDone = await finaliseNow(payload, { renewal: id }, () => finaliseRenewal(payload, id))
  return { status, warning: isDone ? undefined : LATER }
}
