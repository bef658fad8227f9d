import type { Payload } from 'payload'
import type { MailAttachment, MailSite } from '../../../../services/mail/defineMail'
import type { EventFacts } from '../../mails/eventFacts'
import { ticketCodes } from './ticketCodes'

interface TicketsToAttach {
  event: EventFacts
  /** When the order was confirmed, as ISO 8601. */
  at: string
  printed?: { id: string; typeName: string; name: string }[]
}

/** The tickets of an order as PDF, a sheet of A6 each: who has the mail needs no connection at the door. */
export const attachTickets = async (
  payload: Payload,
  { event, at, printed = [] }: TicketsToAttach,
  { name: association }: MailSite,
): Promise<MailAttachment[]> => {
  if (printed.length === 0) return []
  const { renderTickets } = await import('./renderTickets') // large
  const tickets = printed.map(({ id, ...ticket }) => ({ ...ticket, code: ticketCodes.sign(payload, id) }))
  const content = await renderTickets({ event, tickets, association, placedAt: at })
  return [{ filename: `tickets-${event.slug}.pdf`, contentType: 'application/pdf', content }]
}
