import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { InvoiceView } from '../../../../../../domain/money/invoices/invoice.schema'
import { formatMoney } from '../../../../../../platform/moneyFormat.schema'
import { FormDialog } from '../../../../../components/form/FormDialog'
import { WordsField } from '../../../../../components/form/WordsField'
import { useReauthentication } from '../../../../../components/reauthentication/useReauthentication'
import { useApp } from '../../../../../lib/app'
import { paymentMessages } from '../../../../../lib/messages/paymentMessages'
import { OWN } from '../../../../../lib/session/sessionQuery'
import { useToast } from '../../../../../lib/toasts'
import { useForm } from '../../../../../lib/useForm'

interface WriteOffDialogProps {
  invoice: InvoiceView
  onClose: () => void
}

interface ReasonDialogProps extends WriteOffDialogProps {
  action: 'write-off' | 'undo-write-off'
  schema: () => Promise<z.ZodType<object>>
  title: string
  submit: string
  done: string
  children: ReactNode
}

/** Says what follows and asks why, before the books change. */
const ReasonDialog = ({
  invoice,
  action,
  schema,
  title,
  submit,
  done,
  onClose,
  children,
}: ReasonDialogProps) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  const { withReauthentication, reauthenticationDialog } = useReauthentication()
  const form = useForm<object>({
    schema,
    submit: async (body) => {
      try {
        const path = `/invoices/${encodeURIComponent(invoice.id)}/${action}`
        await withReauthentication(() => api.post(path, body))
        toast({ tone: 'success', title: done })
        onClose()
      } finally {
        await queryClient.invalidateQueries({ queryKey: [OWN] })
      }
    },
  })
  return (
    <>
      <FormDialog title={title} form={form} submit={submit} tone="plain" onClose={onClose}>
        {children}
        <WordsField
          {...form.field('reason')}
          label="Reason"
          hint="For the record. The member cannot see it."
          maxLength={500}
        />
      </FormDialog>
      {reauthenticationDialog}
    </>
  )
}

const Amount = ({ amountMinor, currency }: { amountMinor: number; currency: InvoiceView['currency'] }) => (
  <span className="font-semibold tabular-nums">{formatMoney({ amountMinor, currency })}</span>
)

/** Gives up what is open of an invoice. */
export const WriteOffDialog = ({ invoice, onClose }: WriteOffDialogProps) => (
  <ReasonDialog
    invoice={invoice}
    action="write-off"
    schema={async () =>
      (await import('../../../../../../domain/money/payments/writeOffs/writeOff.schema')).writeOffSchema
    }
    title={`Write off invoice ${invoice.number}?`}
    submit="Write Off"
    done={paymentMessages.invoiceWrittenOff(invoice.number)}
    onClose={onClose}
  >
    <input type="hidden" name="openMinor" value={invoice.openMinor} />
    <p>
      <Amount amountMinor={invoice.openMinor} currency={invoice.currency} /> becomes an expense, and the
      member is no longer asked for it. The invoice gives no membership term unless it is paid. You can undo
      this, and money that comes after all pays the invoice.
    </p>
  </ReasonDialog>
)

/** Asks for what was written off again. */
export const UndoWriteOffDialog = ({ invoice, onClose }: WriteOffDialogProps) => (
  <ReasonDialog
    invoice={invoice}
    action="undo-write-off"
    schema={async () =>
      (await import('../../../../../../domain/money/payments/writeOffs/writeOff.schema')).undoWriteOffSchema
    }
    title={`Undo the write-off of invoice ${invoice.number}?`}
    submit="Undo Write-off"
    done={paymentMessages.writeOffUndone(invoice.number)}
    onClose={onClose}
  >
    <p>
      <Amount amountMinor={invoice.writtenOffMinor} currency={invoice.currency} /> is owed again and can be
      paid. The write-off stays in the books, with an entry that reverses it.
    </p>
  </ReasonDialog>
)
