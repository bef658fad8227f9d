import type { Payload } from 'payload'
import type { RegistrantFilter } from '../events.schema'
import { toJubaTime } from '../../../platform/jubaTime'
import { findRegistrants } from './registrantsRepository'

export const REGISTRANT_COLUMNS = ['Name', 'Email', 'Registered (Juba time)']

/** All people registered for an event, as rows of a table. The caller checks access. */
export const exportRegistrants = async function* (
  payload: Payload,
  event: string,
  filter: RegistrantFilter,
): AsyncGenerator<string[]> {
  for await (const { fullName, email, registeredAt } of findRegistrants(payload, event, filter).rows())
    yield [fullName, email, toJubaTime(registeredAt).replace('T', ' ')]
}
