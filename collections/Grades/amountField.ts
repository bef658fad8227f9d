import type { NumberField } from 'payload'
import { AMOUNT_TEXTS, MAX_AMOUNT_MINOR } from '../../platform/money.schema'

/** Why a value is no amount in minor units, or true. Zero is allowed: a grade may be free. */
export const checkAmount = (value: unknown, isRequired: boolean): string | true => {
  if (value === undefined || value === null || value === '')
    return isRequired ? 'This field is required.' : true
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return AMOUNT_TEXTS.invalid
  if (value < 0) return 'An amount cannot be below zero'
  return value > MAX_AMOUNT_MINOR ? AMOUNT_TEXTS.tooMuch : true
}

/** An amount of money: stored in minor units, typed as people write it. */
export const amountField = ({
  required = false,
  ...rest
}: Pick<NumberField, 'name' | 'label'> & { required?: boolean; description?: string }): NumberField => ({
  name: rest.name,
  label: rest.label,
  type: 'number',
  required,
  validate: (value: unknown) => checkAmount(value, required),
  admin: {
    description: rest.description,
    components: { Field: '/app/(payload)/money/AmountField#AmountField' },
  },
})
