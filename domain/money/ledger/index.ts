/** The ledger: double entry, append-only. Every movement of money is posted here once. */
export {
  countEntries,
  streamJournal,
  sumExpenses,
  sumIncome,
  sumPosted,
  type Turnover,
  findFirstDay,
  sumTurnover,
  toCondition,
} from './journalRepository'
export {
  type Balance,
  type StoredLedgerEntry,
  closePeriod,
  findClosedDay,
  findEntriesBelow,
  findEntryById,
  findTransfers,
  sumBalances,
  sumBalancesOf,
  sumCashBoxes,
} from './ledgerRepository'
export { postEntry, reverseEntry } from './postEntry'
export { closeBooks } from './closeBooks'
export { closeDay, finaliseDayCloses } from './dayCloses/closeDay'
export { type CorrectionProblem, askForCorrection, decideCorrection } from './dayCloses/correctDay'
export { readDayCloses } from './dayCloses/readDayCloses'
