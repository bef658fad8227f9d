import type { CollectionConfig } from 'payload'
import { BUDGET_ACCOUNTS } from '../../domain/money/budgets/budget.schema'
import { budgetsPersonalData } from '../../domain/money/budgets/budgetsPrivacy'
import { budgetEndpoints } from '../../endpoints/money/budgets'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** What is planned for an account in a year. The unique key keeps one for each year, place, account and currency. */
export const Budgets: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'budgets',
  custom: { personalData: budgetsPersonalData },
  endpoints: budgetEndpoints,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'year', type: 'number', required: true },
    // `head`, or the id of a chapter
    { name: 'place', type: 'text', required: true, maxLength: 24 },
    { name: 'account', type: 'select', required: true, options: [...BUDGET_ACCOUNTS] },
    { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
    { name: 'amountMinor', type: 'number', required: true },
    { name: 'by', type: 'relationship', relationTo: 'users', required: true },
    { name: 'at', type: 'date', required: true },
  ],
}
