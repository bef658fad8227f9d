/** The ledger: double entry, append-only. Every movement of money is posted here once. */
export { streamJournal, sumPosted } from './journalRepository'
export { type Balance, closePeriod, findClosedDay, sumBalances, sumBalancesOf } from './ledgerRepository'
export { postEntry, reverseEntry } from './postEntry'
export { closeBooks } from './closeBooks'
export { readLedger } from './readLedger'
