import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { findStaffEvent } from '../../domain/events'
import { registrantListSchema } from '../../domain/events/events.schema'
import { invalid } from '../answers'
import { eventNotFound } from './answerChange'
import { staffScope } from './staffScope'

interface AskedRegistrants {
  event: { id: string; slug: string }
  filter: z.output<typeof registrantListSchema>
}

/** Reads whose registrants somebody who manages the event asks for, or refuses. */
export const askedRegistrants = async (
  req: PayloadRequest,
): Promise<AskedRegistrants | { refusal: Response }> => {
  const scope = staffScope(req, 'changeEvents')
  if ('refusal' in scope) return scope
  const { data: filter, error } = registrantListSchema.safeParse(req.query)
  if (error) return { refusal: invalid(error) }
  const found = await findStaffEvent(req, req.routeParams?.id)
  return found ? { event: found.event, filter } : { refusal: eventNotFound() }
}
