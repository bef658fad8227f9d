import { REFUND_METHODS } from '../../../../../domain/money/payments/payment.schema'
import type { PaymentRow } from '../../../../../domain/money/payments/staffPayments.schema'
import { MINOR_UNITS, formatMoney } from '../../../../../platform/moneyFormat.schema'
import { MoneyField } from '../../../../components/form/MoneyField'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { TextArea } from '../../../../components/ui/TextArea'
import type { Form } from '../../../../lib/useForm'

const METHODS = Object.entries(REFUND_METHODS).map(([value, { name }]) => ({ value, label: name }))

/** What is paid back of a payment's credit, how and why. */
export const RefundFields = ({ field, row }: Pick<Form, 'field'> & { row: PaymentRow }) => (
  <>
    <MoneyField
      currency={row.currency}
      {...field('amount')}
      label={`Amount in ${row.currency}`}
      hint={`At most ${formatMoney({ ...row, amountMinor: row.creditMinor })}.`}
      defaultValue={(row.creditMinor / MINOR_UNITS).toFixed(2)}
    />
    <Select {...field('method')} label="Paid back by" options={METHODS} />
    <Field
      {...field('transaction')}
      label="Transaction number (optional)"
      hint="Of the bank or the mobile money service, or of the receipt that the member signed."
      maxLength={100}
      autoComplete="off"
    />
    <TextArea
      {...field('reason')}
      label="Reason"
      hint="For our records."
      rows={3}
      maxLength={500}
      dir="auto"
    />
  </>
)
