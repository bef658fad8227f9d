import type { PayloadRequest } from 'payload'
import { invalid } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import type { FoundRows } from '../../platform/pageOfRows'
import { findRegistrants } from '../../domain/events/findRegistrants'
import {
  type RegistrantFilter,
  type RegistrantRow,
  registrantListSchema,
} from '../../domain/events/events.schema'
import { shownEvent } from './shownEvent'

/**
 * What an administrator's request for who is registered asks for. People of all regions register: chapter leads are
 * told how many, not who.
 * @returns the people, or the refusal: 400, 401, 403, 404
 */
export const askedRegistrants = async (
  req: PayloadRequest,
): Promise<
  { filter: RegistrantFilter; slug: string; found: FoundRows<RegistrantRow> } | { refusal: Response }
> => {
  const refusal = refuseUnlessAdmin(req)
  if (refusal) return { refusal }
  const input = registrantListSchema.safeParse(req.query)
  if (!input.success) return { refusal: invalid(input.error) }
  const shown = await shownEvent(req)
  if ('refusal' in shown) return shown
  const { id, slug } = shown.event
  return { filter: input.data, slug, found: findRegistrants(req.payload, id, input.data) }
}
