import type { Payload } from 'payload'
import {
  type StoredApplication,
  findUnappliedDecision,
  findUnappliedDecisions,
  markDecisionApplied,
} from '../applications'
import { closeEndorsements } from '../endorsements'
import { queueMail } from '../../messaging/mail'
import { findMembership } from '../memberships'
import { fillProfile } from './fillProfile'
import { finaliseEach } from './finaliseEach'
import { followApproval } from './followApproval'
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
export const finaliseApplication = async (payload: Payload, id: string): Promise<boolean> => {
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
