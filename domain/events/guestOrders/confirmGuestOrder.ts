import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { findAccountByEmail } from '../../accounts'
import {
  type GuestAccount,
  type TooManyAttempts,
  provideGuestAccount,
  tooManyAttempts,
} from '../../accounts/authentication'
import { type OrderProblem, placeOrder } from '../orders'
import { openGuestLink } from './guestLink'
import { whyNotOffered } from './whyNotOffered'

export type GuestProblem =
  | OrderProblem
  | TooManyAttempts
  | { problem: 'link_spent' }
  | { problem: 'account_closed' }
  | { problem: 'account_unproved' }

/**
 * Places the order of a guest's link for the account of its address, which the link proves; one is made where there is
 * none. The same link again places no second order.
 */
export const confirmGuestOrder = async (
  req: PayloadRequest,
  token: string,
  now = Date.now(),
): Promise<(GuestAccount & { id: string }) | GuestProblem> => {
  const { payload } = req
  const attempt = await allowAttempt(req, 'guest-order-link')
  if (!attempt.isAllowed) return tooManyAttempts(attempt)
  const link = openGuestLink(payload, token, now)
  if (!link) return { problem: 'link_spent' }
  const { event, madeAt, order } = link
  const { email, fullName, ...input } = order
  // no account is made for tickets that are gone
  const problem = (await findAccountByEmail(payload, email))
    ? undefined
    : await whyNotOffered(req, event, input)
  if (problem) return problem
  const account = await provideGuestAccount(payload, { email, fullName }, new Date(madeAt))
  if ('problem' in account)
    return account.problem === 'closed' ? { problem: 'account_closed' } : { problem: 'account_unproved' }
  const placed = await placeOrder(req, event, account.user, input)
  return 'problem' in placed ? placed : { ...account, id: placed.id }
}
