import { readJournal } from '../../../domain/money/journal'
import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { ACCOUNTS } from '../../../domain/money/ledger/ledger.schema'
import { csvAnswer, type CsvRow } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF } from '../../describedAnswers'
import { withRight } from '../../guards'
import { JOURNAL_HEADER, journalRows } from './journalRows'

/**
 * `GET /api/ledger-entries/journal.csv`: the journal that a filter leaves, as a table. Staff who handle money
 * only, with a recent proof of who they are. Answers 200, 400, 401, 403.
 */
export const journalCsv = declareEndpoint({
  method: 'get',
  path: '/journal.csv',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The journal as a table, a row for each line of an entry',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: withRight('money'),
  query: journalFilterSchema,
  handler: (req, { query }) => csvAnswer(req, 'journal', JOURNAL_HEADER, journalRows(req.payload, query)),
})

/** `GET /api/ledger-entries/balances.csv`: the balances of the accounts, as a table. Refused as the journal is. */
export const balancesCsv = declareEndpoint({
  method: 'get',
  path: '/balances.csv',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The balances of the accounts as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  access: withRight('money'),
  query: journalFilterSchema,
  handler: async (req, { query }) => {
    const { payload } = req
    const rows = async function* (): AsyncGenerator<CsvRow> {
      const { balances } = await readJournal(payload, query)
      for (const { account, currency, amountMinor } of balances)
        yield [ACCOUNTS[account].name, ACCOUNTS[account].kind, currency, amountMinor / 100]
    }
    return csvAnswer(req, 'balances', ['Account', 'Kind', 'Currency', 'Balance'], rows())
  },
})
