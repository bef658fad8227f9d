import { ACCOUNTS, MONEY_ACCOUNTS } from '../ledger/ledger.schema'

/** Where money of a transfer may come from: our own accounts, interest and the like, and what there was before. */
export const TRANSFER_FROM = [...MONEY_ACCOUNTS, 'otherIncome', 'broughtForward'] as const

/** Where it may go: our own accounts, charges and other expenses, and what was owed before. */
export const TRANSFER_TO = [...MONEY_ACCOUNTS, 'charges', 'otherExpenses', 'broughtForward'] as const

/** All accounts of transfers, with their names. */
export const TRANSFER_ACCOUNTS = Object.fromEntries(
  [...new Set([...TRANSFER_FROM, ...TRANSFER_TO])].map((account) => [account, ACCOUNTS[account].name]),
) as Record<TransferAccount, string>
export type TransferAccount = (typeof TRANSFER_FROM)[number] | (typeof TRANSFER_TO)[number]
