import type { Payload } from 'payload'
import type { ApplicationStatus } from '../../collections/Applications/schema'
import type { Grade } from '../../collections/Memberships/schema'
import { modelOf } from '../../server/services/database'
import { queueMail } from '../../server/services/mail'
import { settleMembership } from './settleMembership'

interface Decided {
  _id: unknown
  user?: { toString: () => string } | null
  email: string
  fullName: string
  status: ApplicationStatus
  membershipType: Grade
  feedback?: string | null
  revision?: number
}

const tellApplicant = async (payload: Payload, { _id, user, email: to, fullName, status, feedback, membershipType, revision = 0 }: Decided): Promise<void> => {
  const dedupeKey = `application:${String(_id)}:${revision}`
  if (status === 'approved') {
    const membership = await modelOf(payload, 'memberships').findOne({ user }, { number: 1, expiresAt: 1 }).lean<{ number: string; expiresAt?: Date | null } | null>()
    const data = { fullName, membershipNumber: membership?.number ?? '', membershipType, expiresAt: membership?.expiresAt?.toISOString() ?? null }
    await queueMail(payload, { template: 'applicationApproved', to, data, dedupeKey })
  } else {
    await queueMail(payload, { template: 'applicationStatus', to, data: { fullName, status, feedback: feedback ?? null }, dedupeKey })
  }
}

/**
 * Does what follows from an application's decision: membership, then mail. Safe to repeat after a crash at any point.
 * @returns false when there was nothing (left) to do
 */
export const settleApplication = async (payload: Payload, id: string): Promise<boolean> => {
  const applications = modelOf(payload, 'applications')
  const decided = await applications.findOne({ _id: id, needsSettling: true }).lean<Decided | null>()
  if (!decided) return false
  if (decided.user) await settleMembership(payload, String(decided.user))
  await tellApplicant(payload, decided)
  // A newer decision is settled by whoever took it.
  await applications.updateOne({ _id: id, revision: decided.revision ?? 0 }, { $set: { needsSettling: false } })
  return true
}

/** Settles what a crash left unsettled. Runs at start and now and then. */
export const settleApplications = async (payload: Payload): Promise<void> => {
  const left = await modelOf(payload, 'applications').find({ needsSettling: true }, { _id: 1 }).lean<{ _id: unknown }[]>()
  for (const { _id } of left) await settleApplication(payload, String(_id))
  if (left.length > 0) payload.logger.info({ settled: left.length }, 'decisions on applications were completed')
}
