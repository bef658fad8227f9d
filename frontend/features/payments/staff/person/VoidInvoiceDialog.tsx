import type { InvoiceView } from '../../../../../domain/invoices/invoice.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { useReauthentication } from '../../../../components/reauthentication/useReauthentication'
import { Button } from '../../../../components/ui/Button'
import { Dialog } from '../../../../components/ui/Dialog'
import { ErrorSummary } from '../../../../components/ui/ErrorSummary'
import { SubmitButton } from '../../../../components/ui/SubmitButton'
import { TextArea } from '../../../../components/ui/TextArea'
import { useApp } from '../../../../lib/app'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { OWN } from '../../../../lib/session/sessionQuery'
import { useToast } from '../../../../lib/toasts'
import { useForm } from '../../../../lib/useForm'

/** Asks why an invoice is void, before it is. */
export const VoidInvoiceDialog = ({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm({
    schema: async () => (await import('../../../../../domain/payments/staffPayments.schema')).reasonSchema,
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
      <Dialog title={`Void invoice ${invoice.number}?`} isOpen onClose={onClose}>
        <form {...form.props} className="grid gap-4">
          <ErrorSummary errors={form.errors} />
          <p>
            <span className="font-semibold tabular-nums">
              {formatMoney({ amountMinor: invoice.totalMinor, currency: invoice.currency })}
            </span>{' '}
            will not be owed any more. The invoice keeps its number. This cannot be undone.
          </p>
          <TextArea {...form.field('reason')} label="Reason" rows={3} maxLength={500} dir="auto" />
          <p className="flex flex-wrap gap-3">
            <SubmitButton tone="plain" isBusy={form.isPending}>
              Void Invoice
            </SubmitButton>
            <Button onClick={onClose}>Cancel</Button>
          </p>
        </form>
      </Dialog>
      {reauthenticationDialog}
    </>
  )
}
