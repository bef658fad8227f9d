import type { Payload } from 'payload'
import type { ApplicationStatus } from '../applications/applicationForm.schema'
import type { Grade } from './grades.schema'
import { modelOf } from '../../platform/database'
import { queueMail } from '../mail'
import { type ApplicationFacts, fillProfile } from './fillProfile'
import { findMembership } from './membershipsRepository'
import { settleEach } from './settleEach'
import { settleMembership } from './settleMembership'

interface Decided extends ApplicationFacts {
  _id: unknown
  user?: { toString: () => string } | null
  email: string
  fullName: string
  status: ApplicationStatus
  membershipType: Grade
  feedback?: string | null
  revision?: number
  history?: { from: ApplicationStatus }[]
}

const tellApplicant = async (
  payload: Payload,
  { _id, user, email: to, fullName, status, feedback, membershipType, revision = 0, history = [] }: Decided,
): Promise<void> => {
  const dedupeKey = `application:${String(_id)}:${revision}`
  const membership = user ? await findMembership(payload, String(user)) : null
  const wasApproved = history.at(-1)?.from === 'approved'
  if (status === 'approved') {
    const data = () => ({
      fullName,
      membershipNumber: membership?.number ?? '',
      membershipType,
      expiresAt: membership?.expiresAt?.toISOString() ?? null,
    })
    await queueMail(payload, { template: 'applicationApproved', to, data, dedupeKey })
  } else if (wasApproved && membership?.withdrawnAt) {
    await queueMail(payload, {
      template: 'membershipEnded',
      to,
      data: { fullName, membershipNumber: membership.number, status, feedback: feedback ?? null },
      dedupeKey,
    })
  } else {
    await queueMail(payload, {
      template: 'applicationStatus',
      to,
      data: { fullName, status, feedback: feedback ?? null },
      dedupeKey,
    })
  }
}

/**
 * Does what follows from an application's decision: membership, profile, then mail. Safe to repeat after a crash at any
 * point.
 * @returns false when there was nothing (left) to do
 */
export const settleApplication = async (payload: Payload, id: string): Promise<boolean> => {
  const applications = modelOf(payload, 'applications')
  const decided = await applications.findOne({ _id: id, needsSettling: true }).lean<Decided | null>()
  if (!decided) return false
  if (decided.user) await settleMembership(payload, String(decided.user))
  if (decided.user && decided.status === 'approved') await fillProfile(payload, String(decided.user), decided)
  await tellApplicant(payload, decided)
  // A newer decision is settled by whoever took it.
  await applications.updateOne(
    { _id: id, revision: decided.revision ?? 0 },
    { $set: { needsSettling: false } },
  )
  return true
}

/** Settles what a crash left unsettled. Runs at start and now and then. */
export const settleApplications = (payload: Payload): Promise<void> =>
  settleEach(payload, 'applications', settleApplication)
