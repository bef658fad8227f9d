import type { Payload } from 'payload'
import { dayBefore } from '../../../platform/jubaTime'
import { saveStatedBalance } from '../statedBalances'
import type { BalanceCheck } from './line.schema'
import type { FileBalance, ParsedStatement } from './statement.schema'
import type { StoredImport } from './statementsRepository'

const byDay = (one: FileBalance, other: FileBalance): number => one.day.localeCompare(other.day)

/**
 * Whether the lines of a file lead from its first balance to its last one: where they do not, a part of it is missing.
 * Null for a file without both.
 */
export const checkBalances = ({ balances, lines }: ParsedStatement): BalanceCheck | null => {
  const opening = balances.filter(({ kind }) => kind === 'opening').sort(byDay)[0]
  const closing = balances
    .filter(({ kind, currency }) => kind === 'closing' && currency === opening?.currency)
    .sort(byDay)
    .at(-1)
  if (!opening || !closing) return null
  const { day, currency, amountMinor } = closing
  const moved = lines
    .filter((line) => line.currency === currency)
    .reduce((sum, line) => sum + line.amountMinor, 0)
  return { day, currency, closingMinor: amountMinor, missingMinor: amountMinor - opening.amountMinor - moved }
}

/** Keeps what a file says that its account held, to be compared with the ledger. Safe to repeat. */
export const keepBalances = async (
  payload: Payload,
  { account, method }: Pick<StoredImport, 'account' | 'method'>,
  balances: readonly FileBalance[],
): Promise<void> => {
  for (const { kind, day, currency, amountMinor } of balances)
    await saveStatedBalance(
      payload,
      {
        account: method === 'bank' ? 'bank' : 'mobileMoney',
        place: method === 'bank' ? account : '',
        currency,
        day: kind === 'opening' ? dayBefore(day) : day,
        amountMinor,
      },
      { source: 'statement' },
    )
}
