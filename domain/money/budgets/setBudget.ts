import type { PayloadRequest } from 'payload'
import { formatMoney } from '../../../platform/moneyFormat.schema'
import { recordChange } from '../../audit'
import { listChapterNames } from '../../content/divisions'
import { ACCOUNTS } from '../ledger/ledger.schema'
import { type BudgetInput, type BudgetSet, HEAD_OFFICE } from './budget.schema'
import { saveBudget } from './budgetsRepository'

/**
 * Sets what is planned for an account in a year. It books nothing.
 * @returns `unknown_place` for a chapter that there is not
 */
export const setBudget = async (
  req: PayloadRequest,
  budget: BudgetInput,
  by: string,
): Promise<BudgetSet | { problem: 'unknown_place' }> => {
  const { year, place, account, currency, amountMinor } = budget
  const chapter = (await listChapterNames(req.payload)).find(({ id }) => id === place)
  if (place !== HEAD_OFFICE && !chapter) return { problem: 'unknown_place' }
  await saveBudget(req.payload, budget, by)
  await recordChange(req, {
    action: 'budget.set',
    subject: { collection: 'budgets', id: `${year}:${account}`, title: `${ACCOUNTS[account].name}, ${year}` },
    after: {
      place: chapter?.name ?? 'Head office',
      amount: amountMinor === null ? 'none' : formatMoney({ amountMinor, currency }),
    },
  })
  return { year }
}
