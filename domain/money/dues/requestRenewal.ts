import type { PayloadRequest } from 'payload'
import { findMembership, readOwnMembership } from '../../membership/memberships'
import { isRenewable } from '../../membership/renewals/requestRenewal'
import { hasRenewal, requestRenewal as requestByStaff } from '../../membership/renewals'
import type { RenewalYears } from '../../membership/renewals/choices.schema'
import { CURRENCIES, type Currency } from '../../../platform/moneyFormat.schema'
import { type RenewalProblem, issueRenewal } from './issueRenewal'
import type { EndingMembership } from './renewalOffers'

const ALL_CURRENCIES = Object.keys(CURRENCIES) as Currency[]

type Problem = RenewalProblem | 'not_renewable' | 'open_already' | 'no_such_fee'

/** The signed-in person's membership, if it is one that ends and can be renewed. */
export const findRenewable = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<(EndingMembership & { name: string }) | null> => {
  const own = await readOwnMembership(req, user)
  if (!isRenewable(own)) return null
  const stored = await findMembership(req.payload, user.id)
  if (!stored?.expiresAt) return null
  return {
    user: stored.user,
    grade: stored.grade,
    expiresAt: stored.expiresAt,
    graceUntil: stored.graceUntil ?? null,
    seats: stored.seats ?? null,
    name: own.registeredName ?? own.fullName,
  }
}

/**
 * Renews the own membership: where staff have set a fee, the invoice is issued at once, and its payment extends the
 * membership; without a fee the request waits for staff. Source: spec.md section 2, "/membership/renewal".
 * @param choice the currency may be left out: the first with a fee counts then
 * @returns the id of the invoice, or of the request
 */
export const requestRenewal = async (
  req: PayloadRequest,
  user: { id: string; email: string },
  { years, currency }: { years: RenewalYears; currency?: Currency },
): Promise<{ id: string; invoice: string | null } | { problem: Problem }> => {
  const { payload } = req
  const membership = await findRenewable(req, user)
  if (!membership) return { problem: 'not_renewable' }
  if (await hasRenewal(payload, { user: user.id, status: 'requested' })) return { problem: 'open_already' }
  const recipient = { name: membership.name, email: user.email }
  for (const choice of currency ? [currency] : ALL_CURRENCIES) {
    const issued = await issueRenewal(payload, membership, recipient, { years, currency: choice })
    if (typeof issued === 'string') return { problem: issued }
    if (issued) return { id: issued._id.toHexString(), invoice: issued._id.toHexString() }
  }
  if (currency) return { problem: 'no_such_fee' }
  const requested = await requestByStaff(req, user, years)
  return 'problem' in requested ? requested : { id: requested.id, invoice: null }
}
