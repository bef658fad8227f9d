import type { NumberField } from 'payload'
import { amountInRowProblem } from '../../domain/membership/grades'

/** Why a value is no amount in minor units, or true. */
const checkAmount = (value: unknown, isRequired: boolean): string | true =>
  isRequired && (value === undefined || value === null || value === '')
    ? 'This field is required.'
    : (amountInRowProblem(value) ?? true)

/** An amount of money: stored in minor units, typed as people write it. */
export const amountField = ({
  name,
  label,
  description,
  required = false,
}: Pick<NumberField, 'name' | 'label'> & { required?: boolean; description?: string }): NumberField => ({
  name,
  label,
  type: 'number',
  required,
  validate: (value: unknown) => checkAmount(value, required),
  admin: { description, components: { Field: '/app/(payload)/money/AmountField#AmountField' } },
})
