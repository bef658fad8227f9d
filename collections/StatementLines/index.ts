import type { CollectionConfig } from 'payload'
import { LINE_OUTCOMES, LINE_QUESTIONS, LINE_STATUSES } from '../../domain/money/statements/line.schema'
import { STATEMENT_LIMITS } from '../../domain/money/statements/statement.schema'
import { TRANSFER_ACCOUNTS } from '../../domain/money/transfers/transferAccounts.constants'
import { statementLinesPersonalData } from '../../domain/money/statements/statementsPrivacy'
import { statementLineEndpoints } from '../../endpoints/money/statements'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * The lines of bank statements. The unique fingerprint lets each be imported once, however often its file is;
 * the unique `payment` lets one line alone be a payment.
 */
export const StatementLines: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'statement-lines',
  custom: { personalData: statementLinesPersonalData },
  endpoints: statementLineEndpoints,
  indexes: [{ fields: ['status', 'day'] }, { fields: ['import', 'row'] }],
  fields: [
    { name: 'fingerprint', type: 'text', required: true, unique: true, maxLength: 100 },
    { name: 'import', type: 'relationship', relationTo: 'statement-imports', required: true },
    { name: 'method', type: 'select', required: true, options: ['bank', 'merchant'] },
    { name: 'row', type: 'number', required: true },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'amountMinor', type: 'number', required: true },
    { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
    { name: 'text', type: 'text', maxLength: STATEMENT_LIMITS.text },
    { name: 'payer', type: 'text', maxLength: STATEMENT_LIMITS.payer },
    { name: 'transaction', type: 'text', maxLength: STATEMENT_LIMITS.id },
    { name: 'status', type: 'select', required: true, options: toOptions(LINE_STATUSES) },
    { name: 'outcome', type: 'select', options: toOptions(LINE_OUTCOMES) },
    { name: 'question', type: 'select', options: toOptions(LINE_QUESTIONS) },
    { name: 'suggestions', type: 'json' },
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'invoice', type: 'relationship', relationTo: 'invoices' },
    // what each of several invoices gets
    {
      name: 'parts',
      type: 'array',
      fields: [
        { name: 'invoice', type: 'relationship', relationTo: 'invoices', required: true },
        { name: 'amountMinor', type: 'number', required: true, min: 1 },
      ],
    },
    // money that moved between our own accounts, or was charged: the other account, and what was charged besides
    {
      name: 'transfer',
      type: 'group',
      fields: [
        { name: 'account', type: 'select', options: toOptions(TRANSFER_ACCOUNTS) },
        { name: 'chargeMinor', type: 'number', min: 0 },
        { name: 'chapter', type: 'relationship', relationTo: 'chapters' },
        { name: 'text', type: 'text', maxLength: 200 },
      ],
    },
    // the payment that it is, or the reported one that it confirms
    { name: 'payment', type: 'relationship', relationTo: 'payments', unique: true },
    // a payment in suspense that is reversed once somebody says whose it is
    { name: 'replaces', type: 'relationship', relationTo: 'payments' },
    // the payment that it takes back
    { name: 'reverses', type: 'relationship', relationTo: 'payments', index: true },
    // the key of the recorded pay-back that it is
    { name: 'refund', type: 'text', unique: true, maxLength: 100 },
    { name: 'note', type: 'text', maxLength: 500 },
    { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
    { name: 'revision', type: 'number', required: true },
    { name: 'needsFinalising', type: 'checkbox', index: true },
  ],
}
