import type { Endpoint } from 'payload'
import { makeReport } from '../../../domain/office/reports'
import { reportPeriodSchema } from '../../../domain/office/reports/reports.schema'
import { forbidden, invalid } from '../../answers'
import { readerOf } from './reportReader'

/**
 * `GET /api/reports/:section?from=YYYY-MM&to=YYYY-MM`: the tables of a report, the last twelve months by default. A
 * chapter lead's are of the own region. Answers 200 `Report`, 400, 401, 403, 404. Source: issue 13, part 9.
 */
export const one: Endpoint = {
  method: 'get',
  path: '/reports/:section',
  handler: async (req) => {
    const reader = readerOf(req)
    if ('refusal' in reader) return reader.refusal
    const asked = reportPeriodSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const report = await makeReport(req.payload, reader.user, reader.section, asked.data)
    return report ? Response.json(report, { headers: { 'Cache-Control': 'no-store' } }) : forbidden()
  },
}
