import { type ComponentType, Suspense, useState } from 'react'
import type { OrderView } from '../../../../domain/events/orders/orders.schema'
import { Button } from '../../../components/ui/Button'

export interface TicketProps {
  /** Id of the order. */
  order: string
  ticket: OrderView['tickets'][number]
}

interface TicketDialogButtonProps extends TicketProps {
  label: string
  /** Loaded when it is first opened. */
  Dialog: ComponentType<TicketProps & { onClose: () => void }>
}

/** A button of a ticket that opens a dialog about it. */
export const TicketDialogButton = ({ label, Dialog, order, ticket }: TicketDialogButtonProps) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        {label}
        <span className="sr-only"> for {ticket.name}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog order={order} ticket={ticket} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
