import type { Endpoint } from 'payload'
import { findStaffEvent } from '../../domain/events'
import { registrantListSchema } from '../../domain/events/events.schema'
import { REGISTRANT_COLUMNS, exportRegistrants } from '../../domain/registrations'
import { invalid } from '../answers'
import { csvAnswer } from '../csvAnswer'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { eventNotFound } from './answerChange'

/** `GET /api/events/:id/registrants.csv`: all people registered for an event, as a table. Refused like the list. */
export const registrantsCsv: Endpoint = {
  method: 'get',
  path: '/:id/registrants.csv',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = registrantListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const found = await findStaffEvent(req, req.routeParams?.id)
    if (!found) return eventNotFound()
    const { id, slug } = found.event
    const rows = exportRegistrants(req.payload, id, input.data)
    return csvAnswer(req, `registered-${slug}`, REGISTRANT_COLUMNS, rows)
  },
}
