import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { recordChange } from '../audit/recordChange'
import { settleApplication, termRules } from '../memberships'
import type { ApplicationStatus } from './applicationForm.schema'
import { type StoredApplication, changeStatus, hasStatus } from './applicationsRepository'
import { APPROVED_WITHOUT_PROFILE, type Decision, type decisionSchema, needsReason } from './decision.schema'

export type DecisionProblem = 'not_linked' | 'changed_meanwhile' | 'reason_required' | 'open_already'

/** Applies the consequences of a decision. The decision stands if that fails: a job tries again. */
const applyConsequences = async (
  { payload }: PayloadRequest,
  id: string,
  status: ApplicationStatus,
): Promise<Decision> => {
  try {
    await settleApplication(payload, id)
    return { status }
  } catch (error) {
    payload.logger.error(
      { err: error, application: id },
      'a decision stands, but what follows from it failed; it is tried again',
    )
    return status === 'approved' ? { status, warning: APPROVED_WITHOUT_PROFILE } : { status }
  }
}

/**
 * Decides an application. One conditional update decides; number, membership and mail follow from it and are completed
 * after a crash. Deciding for the status that it has already completes them.
 * @param application as it was found just before
 * @param by id of the administrator's account
 */
export const decideApplication = async (
  req: PayloadRequest,
  application: Pick<StoredApplication, '_id' | 'user' | 'status'>,
  { status, from = application.status, reason, feedback }: z.output<typeof decisionSchema>,
  by: string,
): Promise<Decision | { problem: DecisionProblem }> => {
  const { payload } = req
  const id = application._id.toHexString()
  if (!application.user) return { problem: 'not_linked' }
  if (status === application.status) return applyConsequences(req, id, status)
  if (from !== application.status) return { problem: 'changed_meanwhile' }
  if (needsReason(from, status) && !reason) return { problem: 'reason_required' }

  const rules = status === 'approved' ? await termRules(payload) : undefined
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
  return applyConsequences(req, id, status)
}
