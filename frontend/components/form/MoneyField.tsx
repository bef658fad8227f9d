import type { Currency } from '../../../platform/moneyFormat.schema'
import { Field, type FieldProps } from '../ui/Field'

/** An amount of money, with its currency inside the field. */
export const MoneyField = ({ currency, ...field }: Omit<FieldProps, 'unit'> & { currency: Currency }) => (
  <Field inputMode="decimal" maxLength={20} autoComplete="off" unit={currency} {...field} />
)
