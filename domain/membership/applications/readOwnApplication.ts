import type { Payload } from 'payload'
import { findMembership, findOwnRegisteredName } from '../memberships'
import { findLatestApplication } from './applicationsRepository'
import type { MyApplication } from './decision.schema'

/** A person's latest application, with the membership number once it is approved. */
export const readOwnApplication = async (payload: Payload, user: string): Promise<MyApplication> => {
  const found = await findLatestApplication(payload, user)
  const registeredName = await findOwnRegisteredName(payload, user)
  if (!found) return { application: null, registeredName }
  const membership = found.status === 'approved' ? await findMembership(payload, user) : null
  return {
    application: {
      id: found._id.toHexString(),
      status: found.status,
      membershipType: found.membershipType,
      createdAt: found.createdAt.toISOString(),
      reviewedAt: found.reviewedAt?.toISOString() ?? null,
      feedback: found.feedback ?? null,
      membershipNumber: (membership?.withdrawnAt ? null : membership?.number) ?? null,
    },
    registeredName,
  }
}
