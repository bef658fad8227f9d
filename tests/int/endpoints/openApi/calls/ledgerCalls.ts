import type { Calls } from './calls.types'

const PLACE = 'day=2026-01-31&currency=USD'

/** The books are closed far in the past: other calls record payments of this year. */
export const ledgerCalls = (): Calls => ({
  'get /api/ledger-entries/page': {},
  'get /api/ledger-entries/journal.csv': {},
  'get /api/ledger-entries/journal.xlsx': {},
  'get /api/ledger-entries/balances.csv': {},
  'get /api/ledger-entries/arrears': {},
  'get /api/ledger-entries/arrears.csv': {},
  'post /api/ledger-entries/close': { body: { day: '2020-12-31' } },
  'get /api/day-closes/list': { path: `/api/day-closes/list?${PLACE}` },
  'post /api/day-closes/close': {
    body: { day: '2021-01-31', currency: 'USD', countedMinor: 500, reason: 'Found in the box' },
  },
})
