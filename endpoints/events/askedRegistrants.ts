import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { findStaffEvent } from '../../domain/events'
import { registrantListSchema } from '../../domain/events/events.schema'
import { invalid } from '../answers'
import { refuseWithout } from '../refuseWithout'
import { eventNotFound } from './answerChange'

interface AskedRegistrants {
  event: { id: string; slug: string }
  filter: z.output<typeof registrantListSchema>
}

/** Reads whose registrants an administrator asks for, or refuses. */
export const askedRegistrants = async (
  req: PayloadRequest,
): Promise<AskedRegistrants | { refusal: Response }> => {
  const refusal = refuseWithout('events', req)
  if (refusal) return { refusal }
  const { data: filter, error } = registrantListSchema.safeParse(req.query)
  if (error) return { refusal: invalid(error) }
  const found = await findStaffEvent(req, req.routeParams?.id)
  return found ? { event: found.event, filter } : { refusal: eventNotFound() }
}
