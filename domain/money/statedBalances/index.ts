/** What banks, providers and counts say our own accounts held. It is beside the books, and changes nothing in them. */
export { recordBalance } from './recordBalance'
export { type StoredBalance, findStatedBalances, saveStatedBalance } from './statedBalancesRepository'
