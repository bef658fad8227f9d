import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { sends, WITH_PROOF, XLSX } from '../../describedAnswers'
import { withRight } from '../../guards'
import { xlsxAnswer } from '../../xlsxAnswer'
import { JOURNAL_HEADER, journalRows } from './journalRows'

/** `GET /api/ledger-entries/journal.xlsx`: the journal that a filter leaves, as a workbook. Refused as the table is. */
export const journalXlsx = declareEndpoint({
  method: 'get',
  path: '/journal.xlsx',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The journal as a workbook',
    answers: { ...sends(XLSX, 'The workbook'), ...WITH_PROOF },
  },
  access: withRight('money'),
  query: journalFilterSchema,
  handler: (req, { query }) => xlsxAnswer(req, 'journal', JOURNAL_HEADER, journalRows(req.payload, query)),
})
