import type { Endpoint } from 'payload'
import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'
import { xlsxAnswer } from '../../xlsxAnswer'
import { JOURNAL_HEADER, journalRows } from './journalRows'

/** `GET /api/ledger-entries/journal.xlsx`: the journal that a filter leaves, as a workbook. Refused as the table is. */
export const journalXlsx: Endpoint = {
  method: 'get',
  path: '/journal.xlsx',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const filter = journalFilterSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    return xlsxAnswer(req, 'journal', JOURNAL_HEADER, journalRows(req.payload, filter.data))
  },
}
