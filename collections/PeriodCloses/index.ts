import type { CollectionConfig } from 'payload'
import { ledgerPersonalData } from '../../domain/money/ledger/ledgerPrivacy'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** The periods of the ledger that are closed: each up to and including a day. */
export const PeriodCloses: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'period-closes',
  custom: { personalData: ledgerPersonalData },
  fields: [
    { name: 'day', type: 'text', required: true, unique: true, maxLength: 10 },
    { name: 'by', type: 'relationship', relationTo: 'users', required: true },
    { name: 'at', type: 'date', required: true },
  ],
}
