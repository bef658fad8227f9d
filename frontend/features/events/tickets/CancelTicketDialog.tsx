import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog'
import { useApp } from '../../../lib/app'
import { moneyText } from './CancelOrder'
import type { TicketProps } from './TicketDialogButton'
import { orderQuery } from './ticketQueries'
import { useCancelOrder } from './useCancelOrder'

/** Cancels one ticket of an order, and says before what becomes of it and of the money. */
export const CancelTicketDialog = ({ order, ticket, onClose }: TicketProps & { onClose: () => void }) => {
  const { id, name, amountMinor, cancelFeeMinor: feeMinor } = ticket
  const { data } = useQuery(orderQuery(useApp(), order))
  const { cancel, isPending } = useCancelOrder(order, id)
  return (
    <ConfirmDialog
      title="Cancel this ticket?"
      action="Cancel Ticket"
      keep="Keep the Ticket"
      isBusy={isPending}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        cancel(feeMinor ?? 0)
      }}
    >
      The ticket of <bdi className="font-semibold">{name}</bdi> is then free for others. You may not get it
      again. The other tickets of the order stay valid.
      {data &&
        amountMinor > 0 &&
        ` ${moneyText(
          { totalMinor: amountMinor, currency: data.currency },
          { feeMinor: feeMinor ?? 0, lastDay: data.cancel?.lastDay ?? null },
        )}`}
    </ConfirmDialog>
  )
}
