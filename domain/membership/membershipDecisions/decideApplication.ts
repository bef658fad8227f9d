import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordChange } from '../../audit/recordChange'
import { type StoredApplication, changeStatus, countMissingSponsors, hasStatus } from '../applications'
import type { ApplicationStatus } from '../applications/applicationForm.schema'
import { readTermRules } from '../memberships'
import { finaliseApplication } from './finaliseApplication'
import { readBeginning } from './followApproval'
import { finaliseNow } from './finaliseNow'
import {
  APPROVED_WITHOUT_PROFILE,
  type Decision,
  type decisionSchema,
  lacksSponsors,
  needsReason,
} from '../applications/decision.schema'

export type DecisionProblem =
  'not_linked' | 'changed_meanwhile' | 'reason_required' | 'sponsors_missing' | 'open_already'

/** Applies what follows from a decision. If that fails, the answer to an approval says so: a job tries again. */
const finalise = async (payload: Payload, id: string, status: ApplicationStatus): Promise<Decision> => {
  const isDone = await finaliseNow(payload, { application: id }, () => finaliseApplication(payload, id))
  return isDone || status !== 'approved' ? { status } : { status, warning: APPROVED_WITHOUT_PROFILE }
}

/**
 * Decides an application. One conditional update decides; number, membership and mail follow from it and are completed
 * after a crash. Deciding for the status that it has already completes them.
 * @param application as it was found just before
 * @param by id of the administrator's account
 */
export const decideApplication = async (
  req: PayloadRequest,
  application: Pick<StoredApplication, '_id' | 'user' | 'status' | 'membershipType'>,
  { status, from = application.status, reason, feedback }: z.output<typeof decisionSchema>,
  by: string,
): Promise<Decision | { problem: DecisionProblem }> => {
  const { payload } = req
  const id = application._id.toHexString()
  if (!application.user) return { problem: 'not_linked' }
  if (status === application.status) return finalise(payload, id, status)
  if (from !== application.status) return { problem: 'changed_meanwhile' }
  if (!reason) {
    if (needsReason(from, status)) return { problem: 'reason_required' }
    const { membershipType } = application
    const missing = await countMissingSponsors(payload, [{ id, membershipType }])
    if (lacksSponsors(from, status, missing.get(id) ?? 0)) return { problem: 'sponsors_missing' }
  }

  const rules =
    status === 'approved'
      ? {
          ...(await readTermRules(payload, application.membershipType)),
          ...(await readBeginning(payload, {
            grade: application.membershipType,
            user: application.user.toHexString(),
          })),
        }
      : undefined
  const outcome = await changeStatus(payload, id, { from, to: status, by, reason, feedback, rules })
  if (outcome === 'open_already') return { problem: 'open_already' }
  if (!outcome) {
    // a double click, or a colleague who decided the same
    return (await hasStatus(payload, id, status)) ? { status } : { problem: 'changed_meanwhile' }
  }
  await recordChange(req, {
    action: `application.${status}`,
    subject: { collection: 'applications', id },
    account: application.user.toHexString(),
    before: { status: from },
    after: { status },
    reason,
  })
  return finalise(payload, id, status)
}
