import type { Payload, PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { todayInJuba } from '../../../platform/jubaTime'
import { allowAttempt } from '../../../platform/rateLimits'
import { findAccountByEmail } from '../../accounts'
import { hashToken } from '../../accounts/credentials'
import { isSameName } from '../../membership/memberships/names.schema'
import { queueMail } from '../../messaging/mail'
import { findContact } from '../../people/profiles'
import { readEventFacts } from '..'
import { isPastEvent } from '../eventTime.schema'
import { findOrder, setHolder } from './ordersRepository'

export type SendProblem =
  | { problem: 'not_found' | 'not_valid' | 'closed' }
  | { problem: 'too_many_attempts'; retryAfterSeconds: number }

/** The account of who comes with a ticket: not of somebody else who gets it, such as a secretary. */
const findHolder = async (payload: Payload, email: string, name: string): Promise<string | null> => {
  const account = await findAccountByEmail(payload, email)
  const contact = account && (await findContact(payload, account.id))
  return contact && isSameName(contact.fullName, name) ? account.id : null
}

/**
 * Mails a ticket of an own order to who comes with it, at most once a day to an address. The address is kept in the
 * outbox alone; the account that has it and
 * the name on the ticket has the attendance. Source: issue 34, part 1.
 * @param asked ids of the order, of the ticket and of the buyer's account
 */
export const sendTicket = async (
  req: PayloadRequest,
  { order: orderId, ticket: id, user }: { order: unknown; ticket: unknown; user: string },
  email: string,
  now = new Date(),
): Promise<{ outcome: 'sent' } | SendProblem> => {
  const { payload } = req
  const order = isObjectId(orderId) ? await findOrder(payload, orderId) : null
  const ticket = order?.tickets.find((each) => each.id === id)
  if (!order || !ticket?.id || String(order.user) !== user) return { problem: 'not_found' }
  if (order.status !== 'confirmed') return { problem: 'not_valid' }
  const [event, buyer] = await Promise.all([
    readEventFacts(payload, String(order.event)),
    findContact(payload, user),
  ])
  if (!event || event.isCancelled || isPastEvent(event, now.getTime())) return { problem: 'closed' }
  // nobody floods a mailbox, nor uses up the attempts of others without a ticket to send
  const { isAllowed, retryAfterSeconds } = await allowAttempt(req, 'ticket-mail-address', email, '')
  if (!isAllowed) return { problem: 'too_many_attempts', retryAfterSeconds }
  const { typeName } = ticket
  const name = ticket.name ?? ''
  await queueMail(payload, {
    template: 'ticketForYou',
    to: email,
    data: {
      event,
      fullName: name,
      email,
      at: now.toISOString(),
      buyer: buyer?.fullName ?? '',
      printed: [{ id: ticket.id, typeName, name }],
    },
    dedupeKey: `ticketForYou:${ticket.id}:${hashToken(email)}:${todayInJuba(now)}`,
  })
  // attendance and CPD hours are for an account
  const holder = await findHolder(payload, email, name)
  await setHolder(payload, { order: order._id, ticket: ticket.id, holder: holder === user ? null : holder })
  return { outcome: 'sent' }
}
