import type { Endpoint } from 'payload'
import { REGISTRANT_COLUMNS, exportRegistrants } from '../../domain/events/registrations'
import { csvAnswer } from '../csvAnswer'
import { askedRegistrants } from './askedRegistrants'

/** `GET /api/events/:id/registrants.csv`: all people registered for an event, as a table. Refused like the list. */
export const registrantsCsv: Endpoint = {
  method: 'get',
  path: '/:id/registrants.csv',
  handler: async (req) => {
    const asked = await askedRegistrants(req)
    if ('refusal' in asked) return asked.refusal
    const { id, slug } = asked.event
    const rows = exportRegistrants(req.payload, id, asked.filter)
    return csvAnswer(req, `registered-${slug}`, REGISTRANT_COLUMNS, rows)
  },
}
