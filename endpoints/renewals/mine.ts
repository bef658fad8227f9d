import type { Endpoint } from 'payload'
import { RENEWAL_YEARS, type RenewalStatus } from '../../domain/renewals/choices.schema'
import { renewedEnd } from '../../domain/memberships'
import { modelOf } from '../../platform/database'
import { problem } from '../answers'
import { ownMembership } from '../../domain/memberships/ownMembership'
import type { OwnMembership } from '../../domain/memberships/ownMembership.schema'
import type { OwnRenewals } from '../../domain/renewals/renewals.schema'

export const SIGN_IN_FIRST = 'Please sign in to renew your membership'

interface Found {
  _id: unknown
  years: number
  status: RenewalStatus
  createdAt: Date
  decidedAt?: Date | null
  feedback?: string | null
}

/** Whether a membership is one that ends and may be extended. */
export const isRenewable = ({ status, expiresAt }: Pick<OwnMembership, 'status' | 'expiresAt'>): boolean =>
  Boolean(expiresAt) && ['active', 'grace', 'expired'].includes(status)

const endingsOf = (membership: OwnMembership): OwnRenewals['endings'] => {
  if (!membership.expiresAt || !isRenewable(membership)) return null
  const [end, now] = [new Date(membership.expiresAt), new Date()]
  return RENEWAL_YEARS.map((years) => ({ years, expiresAt: renewedEnd(end, now, years).toISOString() }))
}

/**
 * `GET /api/renewals/mine`: the signed-in person's membership, the latest request to renew it, and what each choice
 * would bring. Answers 200 `OwnRenewals`, 401 for a visitor. Source: spec.md section 2, "/membership/renewal".
 */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const [membership, found] = await Promise.all([
      ownMembership(req, user),
      modelOf(payload, 'renewals')
        .findOne({ user: user.id, status: { $ne: 'withdrawn' } })
        .sort({ createdAt: -1, _id: -1 })
        .lean<Found | null>(),
    ])
    const answer: OwnRenewals = {
      membership,
      renewal: found && {
        id: String(found._id),
        years: found.years,
        status: found.status,
        createdAt: found.createdAt.toISOString(),
        decidedAt: found.decidedAt?.toISOString() ?? null,
        feedback: found.feedback ?? null,
      },
      endings: endingsOf(membership),
    }
    return Response.json(answer)
  },
}
