import { useState } from 'react'
import type { InvoiceView } from '../../../../../../domain/money/invoices/invoice.schema'
import type { CreditNoteView } from '../../../../../../domain/money/payments/creditNotes/creditNoteView.schema'
import { MINOR_UNITS, formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../../components/reauthentication/useReauthentication'
import { MoneyField } from '../../../../../components/form/MoneyField'
import { useApp } from '../../../../../lib/app'
import { paymentMessages } from '../../../../../lib/messages/paymentMessages'
import { OWN } from '../../../../../lib/session/sessionQuery'
import { useToast } from '../../../../../lib/toasts'
import { useForm } from '../../../../../lib/useForm'
import { FormDialog } from '../../../../../components/form/FormDialog'
import { WordsField } from '../../../../../components/form/WordsField'

const PAYS_A_TERM: readonly InvoiceView['purpose'][] = ['joining', 'renewal']

/** Takes something off an invoice; sent twice, one credit note is issued. */
export const CreditNoteDialog = ({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const { number, currency, totalMinor, creditedMinor, openMinor, purpose } = invoice
  const leftMinor = totalMinor - creditedMinor
  const form = useForm({
    schema: async () =>
      (await import('../../../../../../domain/money/payments/creditNotes/creditNote.schema'))
        .creditNoteInputSchema,
    submit: async ({ amount, ...values }) => {
      try {
        const body = { ...values, amount: (amount / MINOR_UNITS).toFixed(2) }
        const note = await withReauthentication(() =>
          api.post<CreditNoteView>(`/invoices/${encodeURIComponent(invoice.id)}/credit`, body),
        )
        toast({ tone: 'success', title: paymentMessages.creditNoteIssued(note.number) })
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog
        title={`Credit note for ${number}`}
        form={form}
        submit="Issue Credit Note"
        onClose={onClose}
      >
        <input type="hidden" name="key" value={key} />
        <p>
          Up to{' '}
          <span className="font-semibold tabular-nums">
            {formatMoney({ amountMinor: leftMinor, currency })}
          </span>
          . First it takes off what is still to be paid
          {openMinor < leftMinor && '; what was paid becomes the payer’s credit'}. This cannot be undone.
        </p>
        {PAYS_A_TERM.includes(purpose) && (
          <p>If nothing is left of the invoice, it gives no membership term any more.</p>
        )}
        <MoneyField
          currency={currency}
          {...form.field('amount')}
          label={`Amount in ${currency}`}
          defaultValue={(leftMinor / MINOR_UNITS).toFixed(2)}
        />
        <WordsField
          {...form.field('reason')}
          label="Reason"
          hint="Printed on the credit note, which is sent to the member."
          maxLength={500}
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
