import type { Calls } from './calls.types'

/** On what other calls have left. */
export const reportCalls = (): Calls => ({
  'get /api/reports/{section}': { path: '/api/reports/members' },
  'get /api/reports/{section}/table.csv': { path: '/api/reports/applications/table.csv?table=decisions' },
  'get /api/reports/board.pdf': {},
  'get /api/pending-work': {},
  'get /api/ending-soon': {},
  'get /api/operations': {},
})
