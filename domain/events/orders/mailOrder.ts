import type { Payload } from 'payload'
import { queueMail } from '../../messaging/mail'
import { findContact } from '../../people/profiles'
import { readEventFacts } from '..'
import type { StoredOrder } from './ordersRepository'

/** Mails the buyer of an order what became of it, once. Safe to repeat. */
export const mailOrder = async (
  payload: Payload,
  { _id, event, user, tickets, status, endReason }: StoredOrder,
  template: 'ticketsConfirmed' | 'ticketsReleased',
): Promise<void> => {
  const [contact, facts] = await Promise.all([
    findContact(payload, String(user)),
    readEventFacts(payload, String(event)),
  ])
  if (!contact?.email || !facts) return
  const order = _id.toHexString()
  await queueMail(payload, {
    template,
    to: contact.email,
    data: () => ({
      order,
      fullName: contact.fullName,
      email: contact.email,
      at: new Date().toISOString(),
      event: facts,
      tickets: tickets.map(({ typeName, name }) => `${name}: ${typeName}`),
      ...(template === 'ticketsConfirmed' && {
        printed: tickets.map(({ id, typeName, name }) => ({ id: id ?? '', typeName, name: name ?? '' })),
      }),
      isExpired: status === 'expired',
      ...(endReason && { reason: endReason }),
    }),
    dedupeKey: `${template}:${order}`,
  })
}
