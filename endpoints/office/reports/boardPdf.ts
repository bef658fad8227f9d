import { drawBoardReport } from '../../../domain/office/reports'
import { reportPeriodSchema } from '../../../domain/office/reports/reports.schema'
import { sectionsFor } from '../../../domain/office/reports/reportTables.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, sends, WITH_PROOF } from '../../describedAnswers'
import { exportAnswer } from '../../exportAnswer'
import { allowedBy } from '../../guards'

/**
 * `GET /api/reports/board.pdf?from=&to=`: all reports that the caller reads, for the board, with a recent proof of who
 * asks. Answers 200, 400, 401, 403.
 */
export const boardPdf = declareEndpoint({
  method: 'get',
  path: '/reports/board.pdf',
  operation: {
    tag: 'Staff: reports',
    summary: 'All reports that the reader may see, for the board',
    answers: { ...sends(PDF, 'The reports'), ...WITH_PROOF },
  },
  access: allowedBy((user) => sectionsFor(user).length > 0),
  query: reportPeriodSchema,
  handler: async (req, { user, query }) => {
    const content = (async function* () {
      yield new Uint8Array(await drawBoardReport(req, user, query))
    })()
    return exportAnswer(req, 'report-to-the-board', {
      ending: 'pdf',
      contentType: 'application/pdf',
      content,
    })
  },
})
