import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { type TooManyAttempts, tooManyAttempts } from '../../accounts/authentication'
import { hashToken } from '../../accounts/credentials'
import { queueMail } from '../../messaging/mail'
import { readEventFacts } from '..'
import type { OrderProblem } from '../orders'
import { sealGuestLink } from './guestLink'
import { type GuestOrder, MAX_TOKEN_LENGTH } from './guestOrders.schema'
import { whyNotOffered } from './whyNotOffered'

/**
 * Mails a guest the link that places an order. Until it is used nothing is stored and no seat is held. Whether the
 * address has an account is not even looked up: the answer cannot tell.
 * @returns why no mail is sent; undefined when one is
 */
export const requestGuestOrder = async (
  req: PayloadRequest,
  eventId: unknown,
  order: GuestOrder,
): Promise<OrderProblem | TooManyAttempts | undefined> => {
  const { payload } = req
  const attempts = [
    await allowAttempt(req, 'guest-order'),
    await allowAttempt(req, 'guest-order-mail', order.email, ''), // nobody floods a mailbox
  ]
  const refused = attempts.find(({ isAllowed }) => !isAllowed)
  if (refused) return tooManyAttempts(refused)
  const problem = await whyNotOffered(req, eventId, order)
  if (problem) return problem
  const event = String(eventId)
  const facts = await readEventFacts(payload, event)
  if (!facts) return { problem: 'not_found' }
  const token = sealGuestLink(payload, { event, madeAt: Date.now(), order })
  if (token.length > MAX_TOKEN_LENGTH) return { problem: 'answers_too_long' }
  await queueMail(payload, {
    template: 'confirmTickets',
    to: order.email,
    data: {
      token,
      event: facts,
      count: order.tickets.length,
    },
    dedupeKey: `confirmTickets:${hashToken(JSON.stringify([event, order]))}`, // sent twice, it is mailed once
  })
  return undefined
}
