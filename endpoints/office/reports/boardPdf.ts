import type { Endpoint } from 'payload'
import { drawBoardReport } from '../../../domain/office/reports'
import { reportPeriodSchema } from '../../../domain/office/reports/reports.schema'
import { sectionsFor } from '../../../domain/office/reports/reportTables.schema'
import { forbidden, invalid, problem } from '../../answers'
import { exportAnswer } from '../../exportAnswer'

/**
 * `GET /api/reports/board.pdf?from=&to=`: all reports that the caller reads, for the board, with a recent proof of who
 * asks. Answers 200, 400, 401, 403.
 */
export const boardPdf: Endpoint = {
  method: 'get',
  path: '/reports/board.pdf',
  handler: async (req) => {
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    if (sectionsFor(user).length === 0) return forbidden()
    const asked = reportPeriodSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const content = (async function* () {
      yield new Uint8Array(await drawBoardReport(req, user, asked.data))
    })()
    return exportAnswer(req, 'report-to-the-board', {
      ending: 'pdf',
      contentType: 'application/pdf',
      content,
    })
  },
}
