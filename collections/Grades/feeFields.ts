import type { ArrayField, DateField } from 'payload'
import { CURRENCIES } from '../../platform/money.schema'
import { toOptions } from '../fields/options'
import { amountField } from './amountField'

const dayField = (
  field: Pick<DateField, 'name' | 'label' | 'required'> & { description?: string },
): DateField => ({
  name: field.name,
  label: field.label,
  type: 'date',
  required: field.required,
  admin: { description: field.description, date: { pickerAppearance: 'dayOnly' } },
})

/** What a grade costs: a row for each currency and each time during which the amounts hold. */
export const feesField: ArrayField = {
  name: 'fees',
  type: 'array',
  maxRows: 40,
  labels: { singular: 'Fees in one currency', plural: 'Fees' },
  admin: {
    description:
      'Amounts in units of the currency, for example 1,250.00. For new amounts add a row that begins on the day from which they hold; of two rows for one day the one that began later counts.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'currency', type: 'select', required: true, options: toOptions(CURRENCIES) },
        dayField({ name: 'validFrom', label: 'First day', required: true }),
        dayField({ name: 'validUntil', label: 'Last day', description: 'Left empty: until further notice.' }),
      ],
    },
    {
      type: 'row',
      fields: [
        amountField({
          name: 'annualMinor',
          label: 'Dues for a year',
          required: true,
          description: '0 for a grade without dues.',
        }),
        amountField({
          name: 'joiningMinor',
          label: 'Joining fee',
          description: 'Once, with the first term.',
        }),
        {
          name: 'instalments',
          label: 'Instalments a year',
          type: 'number',
          defaultValue: 1,
          min: 1,
          max: 12,
          admin: { description: 'In how many parts a year may be paid.' },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        amountField({
          name: 'earlyMinor',
          label: 'Dues for a year, early',
          description: 'For the first year of a renewal well before the end.',
        }),
        {
          name: 'earlyDays',
          label: 'Early means: days before the last day',
          type: 'number',
          min: 0,
          max: 365,
        },
        amountField({
          name: 'lateMinor',
          label: 'Dues for a year, late',
          description: 'For the first year of a renewal after the last day.',
        }),
      ],
    },
    amountField({
      name: 'seatMinor',
      label: 'Further seat for a year',
      description: 'Of a company: for each seat beyond those that the grade includes.',
    }),
  ],
}
