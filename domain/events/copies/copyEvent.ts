import type { PayloadRequest } from 'payload'
import { createEvent, findEventDetail } from '..'
import type { EventForm } from '../events.schema'
import { addTicketType, listTicketTypes } from '../tickets'
import type { TicketPrice } from '../tickets/tickets.schema'
import type { CopiesMade, NewCopies } from './copies.schema'
import { copyDays, daysAfter, daysBetween } from './copyDays'

const moveDay = (day: string | null, days: number): string | null => day && daysAfter(day, days)

/** A time of the form, `YYYY-MM-DDTHH:mm`, so many days later. */
const moveTime = (time: string, days: number): string =>
  `${daysAfter(time.slice(0, 'YYYY-MM-DD'.length), days)}${time.slice('YYYY-MM-DD'.length)}`

const moveForm = (form: EventForm, days: number): EventForm => ({
  ...form,
  eventDate: moveTime(form.eventDate, days),
  endDate: form.endDate && moveTime(form.endDate, days),
  papersUntil: moveDay(form.papersUntil, days),
})

const movePrice = (price: TicketPrice, days: number): TicketPrice => ({
  ...price,
  from: moveDay(price.from, days),
  until: moveDay(price.until, days),
})

/**
 * Copies an event with its types of tickets, as drafts: the same at other days. What has a day of its own, as an early
 * price, is moved by as many days. An event that is held again and again, or kept as a template, is copied this way.
 * @param id of an event that the signed-in member of staff works on
 * @returns undefined where there is no such event
 */
export const copyEvent = async (
  req: PayloadRequest,
  id: unknown,
  asked: NewCopies,
): Promise<CopiesMade | undefined> => {
  const [event, tickets] = await Promise.all([findEventDetail(req, id), listTicketTypes(req, id)])
  if (!event || 'problem' in tickets) return undefined
  const from = event.form.eventDate.slice(0, 'YYYY-MM-DD'.length)
  const ids: string[] = []
  for (const day of copyDays(asked)) {
    const days = daysBetween(from, day)
    const copy = await createEvent(req, { ...moveForm(event.form, days), status: 'draft' })
    for (const { id: _, sold: __, updatedAt: ___, ...type } of tickets.types)
      await addTicketType(req, copy.id, {
        ...type,
        prices: type.prices.map((price) => movePrice(price, days)),
      })
    ids.push(copy.id)
  }
  return { ids }
}
