import { useState } from 'react'
import type { InvoiceView } from '../../../../domain/money/invoices/invoice.schema'
import type { PaymentView } from '../../../../domain/money/payments/payment.schema'
import type { OfferedMethods } from '../../../../domain/money/payments/waysToPay.schema'
import { type Money, formatMoney } from '../../../../platform/moneyFormat.schema'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { useForm } from '../../../lib/useForm'
import { InstalmentChoice } from './InstalmentChoice'
import { rereadInvoice } from './waysToPayQuery'

const loadSchema = async () =>
  (await import('../../../../domain/money/payments/mobileMoney/mobileMoney.schema')).mobileMoneyFormSchema

export interface MobileMoneyFormProps {
  invoice: InvoiceView
  offer: NonNullable<OfferedMethods['momo']>
  /** The next instalment; null where the invoice is paid as a whole. */
  instalment: Money | null
  /** The latest request, if it failed: the payer is told why. */
  failed: PaymentView | undefined
}

/** Asks for the payer's number and sends the request to the phone. */
export const MobileMoneyForm = ({ invoice, offer, instalment, failed }: MobileMoneyFormProps) => {
  const app = useApp()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isPart, setIsPart] = useState(false)
  const form = useForm({
    schema: loadSchema,
    submit: async (fields) => {
      await app.api.post('/payments/momo', { invoice: invoice.id, ...fields, key }, { timeoutMs: 15_000 })
      setKey(crypto.randomUUID())
      await rereadInvoice(app, invoice.id)
    },
  })
  return (
    <form {...form.props} className="grid max-w-text gap-5">
      <ErrorSummary errors={form.errors} />
      {failed?.reason && (
        <p className="border-s-4 border-laterite bg-laterite-wash p-4">
          <strong>The last request failed.</strong> {failed.reason}
        </p>
      )}
      <p>
        {offer.provider} asks you on your phone for{' '}
        <strong className="whitespace-nowrap tabular-nums">
          {formatMoney(isPart && instalment ? instalment : offer)}
        </strong>
        . You approve it there with your PIN; we never ask for it.
      </p>
      <InstalmentChoice instalment={instalment} isChosen={isPart} onChange={setIsPart} />
      <Field
        {...form.field('phone')}
        label="Your mobile number"
        hint="For example 0921 234 567"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        required
      />
      <p>
        <SubmitButton isBusy={form.isPending}>Send Request to My Phone</SubmitButton>
      </p>
    </form>
  )
}
