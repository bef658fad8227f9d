import type { TicketView } from '../../../../domain/events/orders/orders.schema'

/** A ticket with the code that is read at the door. */
export const TicketCard = ({ ticket: { name, typeName, drawing } }: { ticket: TicketView }) => (
  <li className="grid justify-items-center gap-4 border border-edge p-5">
    <div className="grid w-full gap-1">
      <p className="font-display text-lg font-semibold">
        <bdi>{name}</bdi>
      </p>
      <p className="text-ink-soft">
        <bdi>{typeName}</bdi>
      </p>
    </div>
    {drawing && (
      // dark on white in both themes, with the margin that readers need
      <svg
        role="img"
        aria-label={`Code of the ticket for ${name}`}
        viewBox={`-4 -4 ${drawing.size + 8} ${drawing.size + 8}`}
        className="w-full max-w-64"
        shapeRendering="crispEdges"
      >
        <rect x="-4" y="-4" width={drawing.size + 8} height={drawing.size + 8} fill="#fff" />
        <path d={drawing.path} fill="#000" />
      </svg>
    )}
  </li>
)
