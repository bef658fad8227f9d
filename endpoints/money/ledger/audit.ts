import { drawVoucher } from '../../../domain/money/journal'
import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, XLSX, WITH_PROOF, sends } from '../../describedAnswers'
import { withRight } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { workbookAnswer } from '../../xlsxAnswer'
import { BALANCE_HEADER, VOUCHER_HEADER, balanceRows, voucherRows } from './auditRows'
import { JOURNAL_HEADER, journalRows } from './journalRows'

/**
 * `GET /api/ledger-entries/audit.xlsx?from=&to=`: what an external auditor asks for of a period, in one workbook: trial
 * balance, journal and list of vouchers. Refused as the journal is. Source: issue 32, point 11.
 */
export const auditXlsx = declareEndpoint({
  method: 'get',
  path: '/audit.xlsx',
  operation: {
    tag: 'Staff: ledger',
    summary: 'Trial balance, journal and vouchers of a period, for an auditor',
    answers: { ...sends(XLSX, 'The workbook'), ...WITH_PROOF },
  },
  access: withRight('money'),
  query: journalFilterSchema.pick({ from: true, to: true }),
  handler: (req, { query }) =>
    workbookAnswer(req, 'audit', [
      { name: 'Trial balance', header: BALANCE_HEADER, rows: balanceRows(req.payload, query) },
      { name: 'Journal', header: JOURNAL_HEADER, rows: journalRows(req.payload, query) },
      { name: 'Vouchers', header: VOUCHER_HEADER, rows: voucherRows(req.payload, query) },
    ]),
})

/** `GET /api/ledger-entries/:id/voucher`: the voucher of an entry. Money staff only. Answers 200, 401, 403, 404. */
export const voucher = declareEndpoint({
  method: 'get',
  path: '/:id/voucher',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The voucher of an entry',
    parameters: { id: 'The id of the entry.' },
    answers: { ...sends(PDF, 'The voucher'), 404: 'There is no such entry' },
  },
  access: withRight('money'),
  handler: async (req) => {
    const id = req.routeParams?.id
    const drawn = isObjectId(id) ? await drawVoucher(req.payload, id) : null
    return drawn
      ? pdfAnswer(drawn.pdf, drawn.filename)
      : problem(404, 'not_found', 'This entry could not be found')
  },
})
