import { readJournal } from '../../../domain/money/journal'
import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { ledgerPageAnswer } from './ledgerSchemas'

/**
 * `GET /api/ledger-entries/page?from=&to=&account=&purpose=&chapter=&fund=&page=`: a page of the journal, with balances
 * and income. Staff who handle money only. Answers 200 `LedgerPage`, 400, 401, 403.
 */
export const page = declareEndpoint({
  method: 'get',
  path: '/page',
  operation: {
    tag: 'Staff: ledger',
    summary: 'The journal, with balances and income',
    answers: { ...reads(ledgerPageAnswer, 'A page of the journal') },
  },
  access: withRight('money'),
  query: journalFilterSchema,
  handler: async (req, { query }) => Response.json(await readJournal(req.payload, query)),
})
