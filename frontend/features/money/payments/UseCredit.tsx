import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Money, formatMoney } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { useApp } from '../../../lib/app'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { paymentMessages } from '../../../lib/messages/paymentMessages'
import { OWN } from '../../../lib/session/sessionQuery'
import { useToast } from '../../../lib/toasts'

/** Pays an invoice from the payer's own credit. @param invoice its id */
export const UseCredit = ({ invoice, credit }: { invoice: string; credit: readonly Money[] }) => {
  const app = useApp()
  const showToast = useToast()
  const [key] = useState(() => crypto.randomUUID())
  const { mutate, isPending } = useMutation({
    mutationFn: () => app.api.post(`/invoices/${invoice}/pay-by-credit`, { key }),
    onSuccess: () => showToast({ tone: 'success', title: paymentMessages.creditUsed }),
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
      <p>
        <strong>Your credit: {credit.map(formatMoney).join(' and ')}.</strong> It pays as much of this invoice
        as there is. What the invoice does not need stays your credit.
      </p>
      <Button isBusy={isPending} onClick={() => mutate()}>
        Use My Credit
      </Button>
    </div>
  )
}
