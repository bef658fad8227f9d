import type { Endpoint } from 'payload'
import { EVENT_COLUMNS, exportEvents } from '../../domain/events'
import { eventListSchema } from '../../domain/events/events.schema'
import { invalid } from '../answers'
import { csvAnswer } from '../csvAnswer'
import { staffScope } from './staffScope'

/** `GET /api/events/list.csv`: all events that a filter finds, as a table. Refused like the list. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const scope = staffScope(req)
    if ('refusal' in scope) return scope.refusal
    const input = eventListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    return csvAnswer(req, 'events', EVENT_COLUMNS, exportEvents(req, scope.visible, input.data))
  },
}
