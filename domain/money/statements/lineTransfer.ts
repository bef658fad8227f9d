import { type Transfer, movementProblem } from '../transfers/transfer.schema'
import { TRANSFER_FROM, TRANSFER_TO, type TransferAccount } from '../transfers/transferAccounts.constants'
import type { LineTransfer } from './line.schema'
import type { StoredLine } from './statementsRepository'

/** A transfer by the id of its line. */
type LineMovement = Omit<Transfer, 'key'> & { key: string }

type Moving = Pick<StoredLine, '_id' | 'method' | 'day' | 'amountMinor' | 'currency'>

const isOneOf = <Of extends TransferAccount>(
  accounts: readonly Of[],
  account: TransferAccount,
): account is Of => (accounts as readonly TransferAccount[]).includes(account)

/**
 * The transfer that a line is: what came, with what was charged on the way, or what left. Null for an account that
 * money cannot come from or go to, and for the line's own.
 */
export const transferOfLine = (
  { _id, method, day, amountMinor, currency }: Moving,
  { account, chargeMinor, chapter, text }: LineTransfer,
): LineMovement | null => {
  const own = method === 'bank' ? 'bank' : 'mobileMoney'
  const fields = { key: _id.toHexString(), day, currency, chargeMinor, text }
  const toTransfer = (): LineMovement | null => {
    if (amountMinor < 0)
      return isOneOf(TRANSFER_TO, account)
        ? { ...fields, from: own, to: account, amountMinor: -amountMinor, toChapter: chapter }
        : null
    return isOneOf(TRANSFER_FROM, account)
      ? { ...fields, from: account, to: own, amountMinor: amountMinor + chargeMinor, fromChapter: chapter }
      : null
  }
  const transfer = toTransfer()
  return transfer && !movementProblem(transfer) ? transfer : null
}
