/** The ledger: double entry, append-only. Every movement of money is posted here once. */
export { type Balance, closePeriod, findClosedDay, sumBalances, sumBalancesOf } from './ledgerRepository'
export { UnbalancedEntryError, postEntry, reverseEntry } from './postEntry'
