import type { CollectionConfig } from 'payload'
import { statedBalancesPersonalData } from '../../domain/money/statedBalances/statedBalancesPrivacy'
import { BALANCE_SOURCES } from '../../domain/money/statedBalances/balanceSources.constants'
import { MONEY_ACCOUNTS } from '../../domain/money/ledger/ledger.schema'
import { agreementEndpoints } from '../../endpoints/money/agreement'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** What banks, providers and counts say an account held at the end of a day. The unique key keeps one for each day. */
export const StatedBalances: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'stated-balances',
  custom: { personalData: statedBalancesPersonalData },
  endpoints: agreementEndpoints,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 150 },
    { name: 'account', type: 'select', required: true, options: [...MONEY_ACCOUNTS] },
    { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
    // which bank account, or the chapter whose box of cash it is; empty where there is one alone
    { name: 'place', type: 'text', maxLength: 100 },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'amountMinor', type: 'number', required: true },
    { name: 'source', type: 'select', required: true, options: toOptions(BALANCE_SOURCES) },
    { name: 'by', type: 'relationship', relationTo: 'users' },
    { name: 'at', type: 'date', required: true },
  ],
}
