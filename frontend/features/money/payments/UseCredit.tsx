import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { WaysToPay } from '../../../../domain/money/payments/waysToPay.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { paymentMessages } from '../../../lib/messages/paymentMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'

export interface UseCreditProps {
  /** Id of the invoice. */
  invoice: string
  credit: NonNullable<WaysToPay['credit']>
}

/** Pays an invoice from the payer's own credit. */
export const UseCredit = ({ invoice, credit: { amounts, pays } }: UseCreditProps) => {
  const app = useApp()
  const showToast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: () => app.api.post(`/invoices/${invoice}/pay-by-credit`, { key }),
    onSuccess: () => showToast({ tone: 'success', title: paymentMessages.paidByCredit }),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: messages.error,
        description: errorText(error, paymentMessages.creditFailed),
      }),
    // whatever it pays for changes with it, such as tickets
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: [OWN] }),
  })
  return (
    <div className="grid justify-items-start gap-3 border-s-4 border-acacia bg-acacia-wash p-5">
      <p className="font-semibold">Your credit: {amounts.map(formatMoney).join(' and ')}</p>
      <Button isBusy={isPending} onClick={() => mutate()}>
        Pay {formatMoney(pays)} with My Credit
      </Button>
    </div>
  )
}
