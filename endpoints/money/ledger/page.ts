import type { Endpoint } from 'payload'
import { readLedger } from '../../../domain/money/ledger'
import { journalFilterSchema } from '../../../domain/money/ledger/journal.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/**
 * `GET /api/ledger-entries/page?from=&to=&account=&purpose=&chapter=&fund=&page=`: a page of the journal, with balances
 * and income. Staff who handle money only. Answers 200 `LedgerPage`, 400, 401, 403.
 */
export const page: Endpoint = {
  method: 'get',
  path: '/page',
  handler: async (req) => {
    const refusal = refuseWithout('money', req)
    if (refusal) return refusal
    const filter = journalFilterSchema.safeParse(req.query)
    return filter.success ? Response.json(await readLedger(req.payload, filter.data)) : invalid(filter.error)
  },
}
