import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'
import { MINOR_UNITS, formatMoney } from '../../../../../platform/moneyFormat.schema'
import { WordsField } from '../../../../components/form/WordsField'
import { MoneyField } from '../../../../components/form/MoneyField'
import { Field } from '../../../../components/ui/Field'
import type { Form } from '../../../../lib/useForm'

/** To whom credit is moved, how much of it, and why. */
export const MoveFields = ({ field, row }: { field: Form['field']; row: PaymentRow }) => (
  <>
    <Field {...field('to')} label="To whom" hint="Email address or membership number." maxLength={200} />
    <MoneyField
      currency={row.currency}
      {...field('amount')}
      label={`Amount in ${row.currency}`}
      hint={`At most ${formatMoney({ ...row, amountMinor: row.creditMinor })}.`}
      defaultValue={(row.creditMinor / MINOR_UNITS).toFixed(2)}
    />
    <WordsField {...field('reason')} label="Reason" hint="For our records." maxLength={500} />
  </>
)
