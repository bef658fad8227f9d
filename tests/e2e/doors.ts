import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Page, expect } from '@playwright/test'
import type { DoorOverview, DoorPassGiven } from '../../domain/events/door/door.schema'
import type { OrderView, TicketView } from '../../domain/events/orders/orders.schema'
import { startOfToday } from '../helpers/jubaDay'
import { type MadeEvent, makeEvent } from './events'
import type { Account } from './fixtures'

/** An event to come with free tickets, which the given people have. */
export const makeTickets = async (
  staff: APIRequestContext,
  buyer: Account,
  names: readonly string[],
): Promise<{ event: MadeEvent; tickets: TicketView[] }> => {
  const event = await makeEvent(staff)
  const type = await staff.post(`/api/events/${event.id}/ticket-types`, {
    data: { name: 'Standard', isOnSale: true, perPerson: 20, prices: [{ currency: 'USD', amount: '0' }] },
  })
  expect(type.status(), await type.text()).toBe(201)
  const { id } = (await type.json()) as { id: string }
  const order = await buyer.api.post(`/api/events/${event.id}/orders`, {
    data: {
      key: randomUUID(),
      currency: 'USD',
      tickets: names.map((name) => ({ type: id, name, isOwn: false })),
    },
  })
  expect(order.status(), await order.text()).toBe(201)
  const placed = (await order.json()) as { id: string }
  const view = (await (await buyer.api.get(`/api/ticket-orders/${placed.id}`)).json()) as OrderView
  return { event, tickets: view.tickets }
}

/** The same on the day of the event. */
export const makeDoor: typeof makeTickets = async (staff, buyer, names) => {
  const made = await makeTickets(staff, buyer, names)
  const moved = await staff.patch(`/api/events/${made.event.id}`, {
    data: { eventDate: startOfToday() },
  })
  expect(moved.status(), await moved.text()).toBe(200)
  return made
}

/** The link to a door, as staff give it. */
export const giveLink = async (
  staff: APIRequestContext,
  event: MadeEvent,
  name: string,
): Promise<DoorPassGiven> => {
  const given = await staff.post(`/api/events/${event.id}/door-passes`, { data: { name } })
  expect(given.status(), await given.text()).toBe(201)
  return (await given.json()) as DoorPassGiven
}

/** The part of a link that a browser under test opens: it is at another address there. */
export const pathOf = ({ link }: DoorPassGiven): string => {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

export const readDoors = async (staff: APIRequestContext, { id }: MadeEvent): Promise<DoorOverview> =>
  (await (await staff.get(`/api/events/${id}/door-passes`)).json()) as DoorOverview

/** Reads a code as a reader does that types what it reads. */
export const typeCode = async (page: Page, code: string | null): Promise<void> => {
  await page.getByLabel('Name on the ticket').fill(code ?? '')
  await page.getByLabel('Name on the ticket').press('Enter')
}
