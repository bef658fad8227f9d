import type { Payload, PayloadRequest } from 'payload'
import { readOwnMembership, readTermRules, renewedEnd } from '../memberships'
import type { OwnMembership } from '../memberships/ownMembership.schema'
import { RENEWAL_YEARS } from './choices.schema'
import { isRenewable } from './requestRenewal'
import type { OwnRenewals } from './renewals.schema'
import { findLatestRenewal } from './renewalsRepository'

const endingsOf = async (payload: Payload, membership: OwnMembership): Promise<OwnRenewals['endings']> => {
  if (!membership.expiresAt || !isRenewable(membership)) return null
  const [end, now] = [new Date(membership.expiresAt), new Date()]
  const rules = await readTermRules(payload, membership.grade)
  return RENEWAL_YEARS.map((years) => ({
    years,
    expiresAt: renewedEnd(end, now, years, rules).toISOString(),
  }))
}

/** The signed-in person's membership, the latest request to renew it, and the end that each choice would give. */
export const readOwnRenewals = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnRenewals> => {
  const [membership, renewal] = await Promise.all([
    readOwnMembership(req, user),
    findLatestRenewal(req.payload, user.id),
  ])
  return {
    membership,
    renewal: renewal && {
      id: renewal._id.toHexString(),
      years: renewal.years,
      status: renewal.status,
      createdAt: renewal.createdAt.toISOString(),
      decidedAt: renewal.decidedAt?.toISOString() ?? null,
      feedback: renewal.feedback ?? null,
    },
    endings: await endingsOf(req.payload, membership),
  }
}
