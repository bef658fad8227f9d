import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AutomaticRenewalView } from '../../../../domain/membership/automaticRenewals/automaticRenewal.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { Dialog } from '../../../components/ui/Dialog'
import { useApp } from '../../../lib/app'
import { formatDate } from '../../../lib/dates'
import { paymentMessages } from '../../../lib/messages/paymentMessages'
import { useToast } from '../../../lib/toasts'
import { automaticRenewalQuery } from './automaticRenewalQuery'

const textOf = ({ amount, chargesAt, isTold, failure }: AutomaticRenewalView): string => {
  if (failure && !chargesAt)
    return `${failure} We do not try this card again for this term. Please pay the invoice another way.`
  if (failure) return `${failure} We will try the card again. You can also pay the invoice another way.`
  if (!chargesAt || !amount) return 'Your membership is renewed by the card that you saved.'
  const charge = `We charge the card that you saved with ${formatMoney(amount)}`
  return isTold
    ? `${charge} on ${formatDate(chargesAt)}, as we wrote to you.`
    : `${charge}, at current fees, on ${formatDate(chargesAt)}. We write to you a week before.`
}

/** How the own membership is renewed by card, and the button to stop it. Nothing while it is off. */
export const AutomaticRenewalPanel = () => {
  const app = useApp()
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const query = automaticRenewalQuery(app)
  const { data } = useQuery(query)
  const { mutate, isPending } = useMutation({
    mutationFn: () => app.api.post<AutomaticRenewalView>('/automatic-renewals/switch-off', {}),
    onSuccess: (view) => {
      setIsAsking(false)
      app.queryClient.setQueryData(query.queryKey, view)
      toast({ tone: 'success', title: paymentMessages.renewalStopped })
    },
    onError: () => toast({ tone: 'error', title: paymentMessages.renewalStopFailed }),
  })
  if (!data?.isOn) return null
  return (
    <section
      aria-labelledby="automatic-renewal"
      className="grid justify-items-start gap-4 border-s-4 border-nile bg-nile-wash p-5"
    >
      <h2 id="automatic-renewal" className="text-xl">
        Automatic renewal is on
      </h2>
      <p className="max-w-text">{textOf(data)}</p>
      <Button onClick={() => setIsAsking(true)}>Switch Off</Button>
      <Dialog title="Switch off automatic renewal?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <div className="grid gap-5">
          <p>
            We will not charge your card any more, and our payment provider forgets it. You pay your next
            renewal yourself; we remind you in time.
          </p>
          <p>
            <Button tone="main" isBusy={isPending} onClick={() => mutate()}>
              Switch Off Automatic Renewal
            </Button>
          </p>
        </div>
      </Dialog>
    </section>
  )
}
