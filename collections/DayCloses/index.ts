import type { CollectionConfig } from 'payload'
import { dayClosesPersonalData } from '../../domain/money/ledger/dayCloses/dayClosesPrivacy'
import { dayCloseEndpoints } from '../../endpoints/money/dayCloses'
import { CORRECTION_STATUSES } from '../../domain/money/ledger/dayCloses/correctionStatuses.constants'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { serverOnlyCollection } from '../serverOnlyCollection'

/** The days whose cash was counted. The unique key lets each chapter's day be closed once. */
export const DayCloses: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'day-closes',
  custom: { personalData: dayClosesPersonalData },
  endpoints: dayCloseEndpoints,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, maxLength: 60 },
    { name: 'day', type: 'text', required: true, maxLength: 10 },
    { name: 'chapter', type: 'relationship', relationTo: 'chapters' },
    { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
    { name: 'expectedMinor', type: 'number', required: true },
    { name: 'countedMinor', type: 'number', required: true, min: 0 },
    { name: 'reason', type: 'text', maxLength: 500 },
    { name: 'by', type: 'relationship', relationTo: 'users', required: true },
    { name: 'at', type: 'date', required: true },
    // what was counted: an entry that was stored for the day meanwhile is moved to the next open one
    { name: 'entries', type: 'relationship', relationTo: 'ledger-entries', hasMany: true },
    // what of the difference was taken back since, each time confirmed by a second person
    { name: 'correctedMinor', type: 'number' },
    {
      name: 'corrections',
      type: 'array',
      fields: [
        { name: 'key', type: 'text', required: true, maxLength: 40 },
        { name: 'amountMinor', type: 'number', required: true, min: 1 },
        { name: 'reason', type: 'text', required: true, maxLength: 500 },
        { name: 'status', type: 'select', required: true, options: toOptions(CORRECTION_STATUSES) },
        { name: 'by', type: 'relationship', relationTo: 'users', required: true },
        { name: 'at', type: 'date', required: true },
        { name: 'decidedBy', type: 'relationship', relationTo: 'users' },
        { name: 'decidedAt', type: 'date' },
      ],
    },
    // set when it is stored, cleared once the difference is booked
    { name: 'needsFinalising', type: 'checkbox', index: true },
  ],
}
