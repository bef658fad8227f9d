import type { PayloadRequest } from 'payload'
import type { Event } from '../../../payload-types'
import { isObjectId } from '../../../platform/isObjectId'
import { endOfJubaDay } from '../../../platform/jubaTime'
import { recordChange } from '../../audit'
import { moveContentVersion } from '../../content/contentVersions'
import { followWaitingListSoon } from '../waiting'
import { findStaffEvent, readTicketSeats, removeType, setTypeCapacity } from '..'
import {
  type StaffTicketTypes,
  TICKET_LIMITS,
  type TicketPrice,
  type TicketTypeChange,
  type TicketTypeForm,
} from './tickets.schema'
import {
  type StoredTicketType,
  countTicketTypes,
  createTicketType,
  deleteTicketType,
  findTicketType,
  findTicketTypes,
  updateTicketType,
} from './ticketTypesRepository'

export type TicketTypeProblem = {
  problem: 'not_found' | 'type_not_found' | 'too_many' | 'version_conflict' | 'sold' | 'other_kind'
}

const findEvent = async (req: PayloadRequest, id: unknown): Promise<Event | undefined> =>
  (await findStaffEvent(req, id))?.event

const formOf = (type: StoredTicketType): TicketTypeForm => ({
  name: type.name,
  description: type.description ?? null,
  capacity: type.capacity ?? null,
  perPerson: type.perPerson,
  isOnSale: Boolean(type.isOnSale),
  code: type.code ?? null,
  needsApproval: Boolean(type.needsApproval),
  isExtra: Boolean(type.isExtra),
  prices: type.prices,
})

/** The types of tickets of an event that the signed-in member of staff works on, with what is sold. */
export const listTicketTypes = async (
  req: PayloadRequest,
  id: unknown,
): Promise<StaffTicketTypes | { problem: 'not_found' }> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const [stored, seats] = await Promise.all([
    findTicketTypes(req.payload, event.id),
    readTicketSeats(req.payload, event.id, null),
  ])
  return {
    types: stored.map((type) => ({
      ...formOf(type),
      id: String(type._id),
      sold: seats?.types[String(type._id)]?.sold ?? 0,
      updatedAt: type.updatedAt.toISOString(),
    })),
  }
}

const record = (
  req: PayloadRequest,
  { id, title }: Pick<Event, 'id' | 'title'>,
  before: TicketTypeForm | null,
  after: TicketTypeForm | null,
): Promise<void> =>
  recordChange(req, {
    action: 'event.tickets-changed',
    subject: { collection: 'events', id, title },
    before: before && { ...before },
    after: after && { ...after },
  })

/** When the last of the prices of a type ends; null where one has no end. */
const salesEndOf = (prices: readonly TicketPrice[]): Date | null => {
  const days = prices.map(({ until }) => until)
  const last = days
    .filter((day) => day !== null)
    .sort()
    .at(-1)
  return last === undefined || days.includes(null) ? null : endOfJubaDay(last)
}

/** The ledger follows what is stored, which is read again after writing: whoever writes last must have read it last. */
const syncCapacity = async (req: PayloadRequest, event: string, type: string): Promise<void> => {
  for (let stored = await findTicketType(req.payload, event, type); stored;) {
    const { updatedAt, capacity, isOnSale, code, needsApproval, isExtra, prices } = stored
    await setTypeCapacity(req.payload, event, type, {
      capacity: capacity ?? null,
      isOnSale: Boolean(isOnSale) && !code, // nobody waits for what only some may see
      salesEndAt: salesEndOf(prices),
      needsApproval: Boolean(needsApproval),
      isExtra: Boolean(isExtra),
    })
    stored = await findTicketType(req.payload, event, type)
    if (!stored)
      await removeType(req.payload, event, type) // removed in the meantime: the write above made it again
    else if (stored.updatedAt.getTime() === updatedAt.getTime()) break
  }
  await moveContentVersion(req.payload, 'seats')
  await followWaitingListSoon(req.payload, event)
}

/** Adds a type of ticket to an event. From the first on seats of the event are given to tickets alone. */
export const addTicketType = async (
  req: PayloadRequest,
  id: unknown,
  form: TicketTypeForm,
): Promise<{ id: string } | TicketTypeProblem> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  if ((await countTicketTypes(req.payload, event.id)) >= TICKET_LIMITS.types) return { problem: 'too_many' }
  const type = await createTicketType(req.payload, event.id, form)
  await record(req, event, null, form)
  await syncCapacity(req, event.id, type)
  return { id: type }
}

/**
 * Changes a type of ticket. Orders keep the price at which they were placed; a lower capacity takes nobody's ticket.
 * @returns `other_kind` for a change of whether it takes a seat, by which those that are sold were counted
 */
export const changeTicketType = async (
  req: PayloadRequest,
  id: unknown,
  type: unknown,
  { updatedAt, ...form }: TicketTypeChange,
): Promise<{ id: string } | TicketTypeProblem> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const before = isObjectId(type) ? await findTicketType(req.payload, event.id, type) : null
  if (!before || !isObjectId(type)) return { problem: 'type_not_found' }
  if (form.isExtra !== Boolean(before.isExtra)) return { problem: 'other_kind' }
  if (!(await updateTicketType(req.payload, event.id, type, new Date(updatedAt), form)))
    return { problem: 'version_conflict' }
  await record(req, event, formOf(before), form)
  await syncCapacity(req, event.id, type)
  return { id: type }
}

/** Removes a type of which no ticket is sold or held. */
export const removeTicketType = async (
  req: PayloadRequest,
  id: unknown,
  type: unknown,
): Promise<{ outcome: 'removed' } | TicketTypeProblem> => {
  const event = await findEvent(req, id)
  if (!event) return { problem: 'not_found' }
  const before = isObjectId(type) ? await findTicketType(req.payload, event.id, type) : null
  if (!before || !isObjectId(type)) return { problem: 'type_not_found' }
  if (!(await removeType(req.payload, event.id, type))) return { problem: 'sold' }
  await deleteTicketType(req.payload, event.id, type)
  await removeType(req.payload, event.id, type) // a change at the same moment may have made it again
  await record(req, event, formOf(before), null)
  await moveContentVersion(req.payload, 'seats')
  await followWaitingListSoon(req.payload, event.id)
  return { outcome: 'removed' }
}
