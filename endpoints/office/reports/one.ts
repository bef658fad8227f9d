import { makeReport } from '../../../domain/office/reports'
import { reportPeriodSchema } from '../../../domain/office/reports/reports.schema'
import { forbidden } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { readerOf } from './reportReader'
import { NO_REPORT, reportAnswer, SECTION } from './reportSchemas'

/**
 * `GET /api/reports/:section?from=YYYY-MM&to=YYYY-MM`: the tables of a report, the last twelve months by default. A
 * chapter lead's are of the own region. Answers 200 `Report`, 400, 401, 403, 404. Source: issue 13, part 9.
 */
export const one = declareEndpoint({
  method: 'get',
  path: '/reports/:section',
  operation: {
    tag: 'Staff: reports',
    summary: 'The tables of a report, the last twelve months by default',
    parameters: SECTION,
    answers: { ...reads(reportAnswer, 'The report'), ...NO_REPORT },
  },
  access: admittedBy(readerOf),
  query: reportPeriodSchema,
  handler: async (req, { user, section, query }) => {
    const report = await makeReport(req.payload, user, section, query)
    return report ? Response.json(report, { headers: { 'Cache-Control': 'no-store' } }) : forbidden()
  },
})
