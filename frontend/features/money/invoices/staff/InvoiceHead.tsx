import { useMutation } from '@tanstack/react-query'
import { Suspense, lazy, useState } from 'react'
import { handlesMoney } from '../../../../../collections/access/policies.schema'
import type { InvoiceDetail } from '../../../../../domain/money/dues/dues.schema'
import { INVOICE_PURPOSES } from '../../../../../domain/money/invoices/invoice.schema'
import { formatReference } from '../../../../../domain/money/invoices/reference.schema'
import { formatMoney } from '../../../../../platform/moneyFormat.schema'
import { InvoiceBadge } from '../../../../components/money/InvoiceBadge'
import { MoreItem } from '../../../../components/record/MoreMenu'
import { RecordHead } from '../../../../components/record/RecordHead'
import { Button } from '../../../../components/ui/Button'
import { Link } from '../../../../components/ui/Link'
import { useApp } from '../../../../lib/app'
import { errorText } from '../../../../lib/errorText'
import { messages } from '../../../../lib/messages/messages'
import { paymentMessages } from '../../../../lib/messages/paymentMessages'
import { OWN } from '../../../../lib/session/sessionQuery'
import { useSession } from '../../../../lib/session/useSession'
import { useToast } from '../../../../lib/toasts'
import { deskPaths } from '../../../../deskPaths'
import { type InvoiceAction, invoiceActionsFor } from '../../payments/staff/person/invoiceActions'
import { invoiceStanding } from './invoiceStanding'

/** Loaded when somebody acts. */
const MoneyDialog = lazy(async () => ({
  default: (await import('../../payments/staff/person/MoneyDialog')).MoneyDialog,
}))

const IN_MENU: Record<Exclude<InvoiceAction, 'record'>, { label: string; isDangerous?: true }> = {
  credit: { label: 'Credit Note' },
  undoWriteOff: { label: 'Undo Write-off' },
  writeOff: { label: 'Write Off', isDangerous: true },
  void: { label: 'Void', isDangerous: true },
}
const MENU = ['credit', 'undoWriteOff', 'writeOff', 'void'] as const

const useReminder = (id: string) => {
  const { api, queryClient } = useApp()
  const toast = useToast()
  return useMutation({
    mutationFn: () => api.post(`/invoices/${encodeURIComponent(id)}/remind`, {}),
    onSuccess: () => toast({ tone: 'success', title: paymentMessages.reminded }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: paymentMessages.remindFailed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [OWN] }),
  })
}

/** Whose invoice it is, how it stands, and what can be done about it. */
export const InvoiceHead = ({ invoice }: { invoice: InvoiceDetail }) => {
  const { id, number, user, recipient, totalMinor, currency, purpose, status, reference } = invoice
  const { user: me } = useSession()
  const [asked, setAsked] = useState<InvoiceAction>()
  const { mutate: remind, isPending } = useReminder(id)
  const canDecide = handlesMoney(me) && me?.id !== user // nobody decides their own matters
  const offered = canDecide ? invoiceActionsFor(invoice) : []
  return (
    <RecordHead
      name={`Invoice ${number}`}
      badges={<InvoiceBadge invoice={invoice} />}
      facts={
        <p>
          <Link to={deskPaths.user.tab(user, 'money')} className="link inline-flex min-h-11 items-center">
            <bdi>{recipient.name}</bdi>
          </Link>
          <span className="tabular-nums">
            {` · ${formatMoney({ amountMinor: totalMinor, currency })} · ${INVOICE_PURPOSES[purpose]} · ${formatReference(reference)}`}
          </span>
        </p>
      }
      standing={invoiceStanding(invoice)}
      actions={
        offered.includes('record') && (
          <>
            <Button tone="main" onClick={() => setAsked('record')}>
              Record Payment
            </Button>
            {status === 'open' && (
              <Button isBusy={isPending} onClick={() => remind()}>
                Send Reminder
              </Button>
            )}
          </>
        )
      }
      more={
        <>
          <MoreItem href={`/api/invoices/${id}/pdf`}>Download as PDF</MoreItem>
          {MENU.filter((action) => offered.includes(action)).map((action) => (
            <MoreItem
              key={action}
              onSelect={() => setAsked(action)}
              {...(IN_MENU[action].isDangerous && { isDangerous: true })}
            >
              {IN_MENU[action].label}
            </MoreItem>
          ))}
        </>
      }
    >
      {me?.id === user && (
        <p className="border-s-4 border-laterite bg-laterite-wash p-4 font-semibold">
          This is your own invoice. A colleague decides about it.
        </p>
      )}
      {asked && (
        <Suspense>
          <MoneyDialog
            asked={{ invoice, action: asked }}
            user={user}
            fullName={recipient.name}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </RecordHead>
  )
}
