import { useState } from 'react'
import type { InvoiceView } from '../../../../domain/money/invoices/invoice.schema'
import type { WaysToPay } from '../../../../domain/money/payments/waysToPay.schema'
import { CURRENCIES, MINOR_UNITS } from '../../../../platform/moneyFormat.schema'
import { UploadField } from '../../../components/upload/UploadField'
import { ErrorSummary } from '../../../components/ui/ErrorSummary'
import { Field } from '../../../components/ui/Field'
import { Select } from '../../../components/ui/Select'
import { SubmitButton } from '../../../components/ui/SubmitButton'
import { useApp } from '../../../lib/app'
import { paymentMessages } from '../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { todayInJuba } from '../../../lib/todayInJuba'
import { useToast } from '../../../lib/toasts'
import { isCancelled } from '../../../lib/uploads/cancellation'
import { useUpload } from '../../../lib/uploads/useUpload'
import { useForm } from '../../../lib/useForm'
import { rereadInvoice } from './waysToPayQuery'

const loadSchema = async () =>
  (await import('../../../../domain/money/payments/reportPayment.schema')).reportFormSchema

const ACCEPTED = 'application/pdf,.pdf,image/jpeg,image/png,image/webp'

export interface ReportPaymentFormProps {
  invoice: InvoiceView
  ways: WaysToPay
}

/** “I have paid”: what was paid, with the number of the transaction or a photo of the slip. */
export const ReportPaymentForm = ({ invoice, ways: { amounts, methods } }: ReportPaymentFormProps) => {
  const app = useApp()
  const toast = useToast()
  const uploading = useUpload('paymentSlip')
  const [file, setFile] = useState<File>()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const form = useForm({
    schema: loadSchema,
    submit: async ({ amount, ...values }) => {
      const body = {
        ...values,
        amount: (amount / MINOR_UNITS).toFixed(2),
        invoice: invoice.id,
        key,
      }
      const send = (upload?: string): Promise<unknown> =>
        app.api.post('/payments/report', { ...body, ...(upload && { file: upload }) })
      try {
        await (file ? uploading.send(file, send) : send())
      } catch (error) {
        if (isCancelled(error)) return
        throw error
      }
      setKey(crypto.randomUUID())
      setFile(undefined)
      toast({
        tone: 'success',
        title: paymentMessages.reported,
        description: paymentMessages.reportedDescription,
      })
      await rereadInvoice(app, invoice.id)
    },
  })
  const { isPending } = form
  const slip = form.field('file')
  const [first] = amounts
  const options = [
    ...(methods.bank.length > 0 ? [{ value: 'bank', label: 'Bank transfer' }] : []),
    ...(methods.merchant.length > 0 ? [{ value: 'merchant', label: 'Mobile money to your number' }] : []),
  ]
  return (
    <form {...form.props} className="grid max-w-text gap-5">
      <ErrorSummary errors={form.errors} />
      <fieldset role="presentation" disabled={isPending} className="contents">
        <Select {...form.field('method')} label="How you paid" options={options} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            {...form.field('amount')}
            label="Amount"
            inputMode="decimal"
            defaultValue={first ? (first.amountMinor / MINOR_UNITS).toFixed(2) : ''}
            maxLength={20}
            required
          />
          <Select
            {...form.field('currency')}
            label="Currency"
            options={optionsOf(CURRENCIES)}
            defaultValue={first?.currency}
          />
        </div>
        <Field
          {...form.field('paidOn')}
          label="Day of the payment"
          type="date"
          defaultValue={todayInJuba()}
          max={todayInJuba()}
          required
        />
        <Field
          {...form.field('transaction')}
          label="Transaction number"
          hint="From the bank’s slip or the message of your mobile money. Or send a photo of the slip."
          maxLength={100}
        />
      </fieldset>
      <UploadField
        id={slip.id}
        error={slip.error}
        label="Photo of the slip"
        hint="A picture (JPEG, PNG or WebP) or a PDF file, less than 10 MB. Only you and our staff see it."
        accept={ACCEPTED}
        file={file}
        onChoose={setFile}
        uploading={uploading}
        isDisabled={isPending}
      />
      <p>
        <SubmitButton isBusy={isPending}>I Have Paid</SubmitButton>
      </p>
    </form>
  )
}
