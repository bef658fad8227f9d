import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { queueMail } from '../../messaging/mail'
import { recordChange } from '../../audit/recordChange'
import {
  type StoredApplication,
  changeStatus,
  countMissingSponsors,
  findUnappliedDecision,
  findUnappliedDecisions,
  hasStatus,
  markDecisionApplied,
} from '../applications'
import { closeEndorsements } from '../endorsements'
import { findMembership, readTermRules } from '../memberships'
import type { ApplicationStatus } from '../applications/applicationForm.schema'
import {
  type Decision,
  type decisionSchema,
  APPROVED_WITHOUT_PROFILE,
  lacksSponsors,
  needsReason,
} from '../applications/decision.schema'
import { fillProfile } from './fillProfile'
import { finaliseEach, finaliseNow } from './finaliseNow'
import { followApproval, readBeginning } from './followApproval'
import { reconcileMembership } from './reconcileMembership'

/** Tells the applicant by mail what was decided. */
const notifyApplicant = async (payload: Payload, application: StoredApplication): Promise<void> => {
  const { _id, user, email: to, fullName, status, membershipType, history } = application
  const feedback = application.feedback ?? null
  const dedupeKey = `application:${_id.toHexString()}:${application.revision ?? 0}`
  const membership = user ? await findMembership(payload, user) : null
  const wasApproved = history?.at(-1)?.from === 'approved'
  if (status === 'approved') {
    const data = () => ({
      fullName,
      membershipNumber: membership?.withdrawnAt ? '' : (membership?.number ?? ''),
      membershipType,
      previousGrade: application.previousGrade ?? null,
      expiresAt: membership?.expiresAt?.toISOString() ?? null,
    })
    await queueMail(payload, { template: 'applicationApproved', to, data, dedupeKey })
  } else if (wasApproved && membership?.withdrawnAt) {
    const data = { fullName, membershipNumber: membership.number, status, feedback }
    await queueMail(payload, { template: 'membershipEnded', to, data, dedupeKey })
  } else {
    const data = { fullName, status, feedback }
    await queueMail(payload, { template: 'applicationStatus', to, data, dedupeKey })
  }
}

/**
 * Applies what follows from the decision on an application: membership, profile, mail, then the first
 * invoice. Safe to repeat after a crash at any point.
 * @returns false when nothing was left to do
 */
const finaliseApplication = async (payload: Payload, id: string): Promise<boolean> => {
  const application = await findUnappliedDecision(payload, id)
  if (!application) return false
  const user = application.user?.toHexString()
  if (user) await reconcileMembership(payload, user)
  if (user && application.status === 'approved') await fillProfile(payload, user, application)
  if (['approved', 'rejected'].includes(application.status)) await closeEndorsements(payload, id)
  await notifyApplicant(payload, application)
  await followApproval(payload, application)
  await markDecisionApplied(payload, application) // a newer decision is finalised by the process that recorded it
  return true
}

/** Finalises the decisions on applications that a crash left. Runs at start and regularly. */
export const finaliseApplications = async (payload: Payload): Promise<void> =>
  finaliseEach(payload, 'applications', await findUnappliedDecisions(payload), finaliseApplication)

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
