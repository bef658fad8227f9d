import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvoiceView } from '../../../../../domain/money/invoices/invoice.schema'
import { PAYMENT_METHODS, type PaymentView } from '../../../../../domain/money/payments/payment.schema'
import { CURRENCIES, MINOR_UNITS } from '../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Field } from '../../../../components/ui/Field'
import { Select } from '../../../../components/ui/Select'
import { useApp } from '../../../../lib/app'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { optionsOf } from '../../../../lib/optionsOf'
import { OWN } from '../../../../lib/session/sessionQuery'
import { todayInJuba } from '../../../../lib/todayInJuba'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'
import { receivedToast } from './receivedToast'
import { chapterNamesQuery } from './staffPaymentQueries'
import { FormDialog } from '../../../../components/form/FormDialog'

const METHODS = (['cash', 'cheque', 'bank', 'merchant', 'momo', 'card'] as const).map((value) => ({
  value,
  label: PAYMENT_METHODS[value].name,
}))

const BOOK_METHODS = ['cash', 'cheque']

export interface RecordPaymentDialogProps {
  /** The invoice that it is for, where that is known. */
  invoice?: Pick<InvoiceView, 'number' | 'openMinor' | 'currency'>
  onClose: () => void
}

/**
 * Records money that staff took or saw: cash and cheques with the sheet of the receipt book, anything else with why.
 */
export const RecordPaymentDialog = ({ invoice, onClose }: RecordPaymentDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { data: chapters } = useQuery(chapterNamesQuery(useApp()))
  const [key] = useState(() => crypto.randomUUID())
  const [method, setMethod] = useState<string>('cash')
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../domain/money/payments/staffPayments.schema')).recordByHandSchema,
    submit: async ({ amount, ...values }) => {
      const payment = await withReauthentication(() =>
        api.post<PaymentView>('/payments', { ...values, amount: (amount / MINOR_UNITS).toFixed(2) }),
      )
      toast(receivedToast(paymentMessages.recorded, payment))
      onClose()
      await queryClient.invalidateQueries({ queryKey: [OWN] })
    },
  })
  const hasBook = BOOK_METHODS.includes(method)
  return (
    <>
      <FormDialog title="Record a payment" form={form} submit="Record Payment" onClose={onClose}>
        <input type="hidden" name="key" value={key} />
        <Select
          {...form.field('method')}
          label="Paid by"
          options={METHODS}
          value={method}
          onChange={(event) => setMethod(event.target.value)}
        />
        <Field
          {...form.field('invoice')}
          label="Invoice"
          hint="Its number, INV-…, or the payment reference, RF…"
          defaultValue={invoice?.number}
          maxLength={60}
          autoComplete="off"
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...form.field('amount')}
            label="Amount"
            inputMode="decimal"
            defaultValue={invoice && (invoice.openMinor / MINOR_UNITS).toFixed(2)}
            maxLength={20}
          />
          <Select
            {...form.field('currency')}
            label="Currency"
            options={optionsOf(CURRENCIES)}
            defaultValue={invoice?.currency}
          />
        </div>
        <Field
          {...form.field('paidOn')}
          label="Day of the payment"
          type="date"
          max={todayInJuba()}
          defaultValue={todayInJuba()}
        />
        <Select
          {...form.field('chapter')}
          label="Taken by (optional)"
          emptyLabel="Head office"
          options={(chapters ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        {hasBook ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              {...form.field('book')}
              label="Receipt book"
              hint="As printed on the cover."
              maxLength={20}
            />
            <Field
              {...form.field('number')}
              label="Number of the receipt"
              hint="Each is used once."
              inputMode="numeric"
              maxLength={20}
            />
          </div>
        ) : (
          <>
            <Field {...form.field('transaction')} label="Transaction number" maxLength={100} />
            <Field
              {...form.field('note')}
              label="Why it is recorded by hand"
              hint="For our records."
              maxLength={500}
              dir="auto"
            />
          </>
        )}
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
