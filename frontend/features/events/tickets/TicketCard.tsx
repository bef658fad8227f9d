import type { ReactNode } from 'react'
import type { TicketView } from '../../../../domain/events/orders/orders.schema'
import { CodeDrawing } from '../../../components/ui/CodeDrawing'

interface TicketCardProps {
  ticket: TicketView
  /** What can be done with it. */
  children?: ReactNode
}

/** A ticket with the code that is read at the door. */
export const TicketCard = ({ ticket: { name, typeName, drawing }, children }: TicketCardProps) => (
  <li className="grid content-start justify-items-center gap-4 border border-edge p-5">
    <div className="grid w-full gap-1">
      <p className="font-display text-lg font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-ink-soft">
        <bdi>{typeName}</bdi>
      </p>
    </div>
    {drawing && <CodeDrawing label={`Code of the ticket for ${name}`} drawing={drawing} />}
    {children && <div className="grid w-full justify-items-start gap-3">{children}</div>}
  </li>
)
