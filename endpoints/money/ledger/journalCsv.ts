import type { Endpoint } from 'payload'
import { readLedger } from '../../../domain/money/ledger'
import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { ACCOUNTS } from '../../../domain/money/ledger/ledger.schema'
import { invalid } from '../../answers'
import { type CsvRow, csvAnswer } from '../../csvAnswer'
import { refuseWithout } from '../../refuseWithout'
import { JOURNAL_HEADER, journalRows } from './journalRows'

/**
 * `GET /api/ledger-entries/journal.csv`: the journal that a filter leaves, as a table. Staff who handle money
 * only, with a recent proof of who they are. Answers 200, 400, 401, 403.
 */
export const journalCsv: Endpoint = {
  method: 'get',
  path: '/journal.csv',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const filter = journalFilterSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    return csvAnswer(req, 'journal', JOURNAL_HEADER, journalRows(req.payload, filter.data))
  },
}

/** `GET /api/ledger-entries/balances.csv`: the balances of the accounts, as a table. Refused as the journal is. */
export const balancesCsv: Endpoint = {
  method: 'get',
  path: '/balances.csv',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const filter = journalFilterSchema.safeParse(req.query)
    if (!filter.success) return invalid(filter.error)
    const { payload } = req
    const rows = async function* (): AsyncGenerator<CsvRow> {
      const { balances } = await readLedger(payload, filter.data)
      for (const { account, currency, amountMinor } of balances)
        yield [ACCOUNTS[account].name, ACCOUNTS[account].kind, currency, amountMinor / 100]
    }
    return csvAnswer(req, 'balances', ['Account', 'Kind', 'Currency', 'Balance'], rows())
  },
}
