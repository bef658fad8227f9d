import type { Calls } from './calls.types'

/** On what other calls have left. */
export const reportCalls = (): Calls => ({
  'get /api/reports/{section}': { path: '/api/reports/members' },
  'get /api/reports/{section}/table.csv': { path: '/api/reports/applications/table.csv?table=decisions' },
  'get /api/reports/board.pdf': {},
  'get /api/desk-search': { path: '/api/desk-search?q=Deng' },
  'get /api/desk-settings': {},
  'post /api/desk-settings/change': {
    body: { change: 'columns', list: 'accounts', hidden: ['email'] },
  },
  'get /api/colleague-acts': {},
  'get /api/pending-work': {},
  'get /api/ending-soon': {},
  'get /api/operations': {},
})
