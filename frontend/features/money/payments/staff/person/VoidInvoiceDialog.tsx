import type { InvoiceView } from '../../../../../../domain/money/invoices/invoice.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../../components/reauthentication/useReauthentication'
import { useApp } from '../../../../../lib/app'
import { paymentMessages } from '../../../../../lib/messages/paymentMessages'
import { OWN } from '../../../../../lib/session/sessionQuery'
import { useToast } from '../../../../../lib/toasts'
import { useForm } from '../../../../../lib/useForm'
import { FormDialog } from '../../../../../components/form/FormDialog'
import { WordsField } from '../../../../../components/form/WordsField'

/** Asks why an invoice is void, before it is. */
export const VoidInvoiceDialog = ({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () =>
      (await import('../../../../../../domain/money/payments/staffPayments.schema')).reasonSchema,
    submit: async (body) => {
      try {
        await withReauthentication(() => api.post(`/invoices/${encodeURIComponent(invoice.id)}/void`, body))
        toast({ tone: 'success', title: paymentMessages.invoiceVoided(invoice.number) })
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog
        title={`Void invoice ${invoice.number}?`}
        form={form}
        submit="Void Invoice"
        tone="plain"
        onClose={onClose}
      >
        <p>
          <span className="font-semibold tabular-nums">
            {formatMoney({ amountMinor: invoice.totalMinor, currency: invoice.currency })}
          </span>{' '}
          will not be owed any more. The invoice keeps its number. This cannot be undone.
        </p>
        <WordsField {...form.field('reason')} label="Reason" maxLength={500} />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}
