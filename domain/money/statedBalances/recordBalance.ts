import type { PayloadRequest } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { listChapterNames } from '../../content/divisions'
import { recordChange } from '../../audit'
import { ACCOUNTS } from '../ledger/ledger.schema'
import type { StatedBalanceInput } from './statedBalance.schema'
import { saveStatedBalance } from './statedBalancesRepository'

/**
 * Records what an account held at the end of a day, as somebody read it or counted it. It changes nothing in the books.
 * @returns `not_begun` for a day to come; `unknown_place` for the box of cash of no chapter
 */
export const recordBalance = async (
  req: PayloadRequest,
  balance: StatedBalanceInput,
  by: string,
): Promise<{ day: string } | { problem: 'not_begun' | 'unknown_place' }> => {
  const { account, place, day } = balance
  if (day > todayInJuba()) return { problem: 'not_begun' }
  if (
    account === 'cash' &&
    place !== '' &&
    !(await listChapterNames(req.payload)).some(({ id }) => id === place)
  )
    return { problem: 'unknown_place' }
  await saveStatedBalance(req.payload, balance, { source: 'person', by })
  await recordChange(req, {
    action: 'balance.stated',
    subject: { collection: 'stated-balances', id: `${account}:${day}`, title: ACCOUNTS[account].name },
    after: { day, amount: formatMoney(balance) },
  })
  return { day }
}
