import { useState } from 'react'
import type { OrderView } from '../../../../domain/events/orders/orders.schema'
import { formatMoney } from '../../../../platform/moneyFormat.schema'
import { Button } from '../../../components/ui/Button'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { formatDay } from '../../../lib/dates'
import { useCancelOrder } from './useCancelOrder'

export interface CancelOrderProps {
  order: Pick<OrderView, 'id' | 'status' | 'totalMinor' | 'currency'>
  cancel: NonNullable<OrderView['cancel']>
}

/** What becomes of money that was paid. */
export const moneyText = (
  { totalMinor, currency }: Pick<OrderView, 'totalMinor' | 'currency'>,
  { feeMinor, lastDay }: CancelOrderProps['cancel'],
): string => {
  const inWords = (amountMinor: number) => formatMoney({ amountMinor, currency })
  const rest = totalMinor - feeMinor
  return [
    ...(feeMinor > 0 ? [`The fee is ${inWords(feeMinor)}.`] : []),
    rest > 0
      ? `${inWords(rest)} is kept as your credit, which can pay for another event or any other invoice. To have it paid back, please write to us.`
      : 'Nothing is paid back.',
    ...(lastDay ? [`These terms hold until ${formatDay(lastDay)}.`] : []),
  ].join(' ')
}

/** Cancels an order, and says before what becomes of the tickets and the money. */
export const CancelOrder = ({ order, cancel: terms }: CancelOrderProps) => {
  const [isAsking, setIsAsking] = useState(false)
  const { cancel, isPending } = useCancelOrder(order.id)
  const isPaid = order.status === 'confirmed' && order.totalMinor > 0
  return (
    <>
      <Button isBusy={isPending} onClick={() => setIsAsking(true)}>
        Cancel Order
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel this order?"
          action="Cancel Order"
          keep="Keep the Tickets"
          isBusy={isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            cancel(terms.feeMinor)
          }}
        >
          The tickets are then free for others. You may not get them again.
          {isPaid && ` ${moneyText(order, terms)}`}
        </ConfirmDialog>
      )}
    </>
  )
}
