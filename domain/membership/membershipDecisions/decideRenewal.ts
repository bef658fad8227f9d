import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordChange } from '../../audit/recordChange'
import { findGrade, hasMembershipWithEnd, readTermRules } from '../memberships'
import { type StoredRenewal, decideOpenRenewal, hasRenewal } from '../renewals'
import type { RenewalDecision, renewalDecisionSchema } from '../renewals/renewals.schema'
import { finaliseRenewal } from './finaliseRenewal'
import { finaliseNow } from './finaliseNow'

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
