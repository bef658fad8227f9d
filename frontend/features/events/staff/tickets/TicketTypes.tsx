import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { findTicketHints } from '../../../../../domain/events/tickets/ticketHints.constants'
import { TICKET_LIMITS } from '../../../../../domain/events/tickets/tickets.constants'
import type { StaffTicketType } from '../../../../../domain/events/tickets/tickets.schema'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { Badge } from '../../../../components/ui/Badge'
import { Button } from '../../../../components/ui/Button'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { Hints } from './Hints'
import { RemoveTypeDialog } from './RemoveTypeDialog'
import { TicketTypeDialog } from './TicketTypeDialog'
import { priceText } from './priceText'
import { ticketTypesQuery } from './ticketQueries'

const HEADERS = ['Type', 'Prices', 'Sold', 'Sale']

const inWords = (count: number): string => count.toLocaleString('en-GB')

const soldText = ({ sold, capacity }: StaffTicketType): string =>
  capacity === null ? inWords(sold) : `${inWords(sold)} of ${inWords(capacity)}`

const SaleBadge = ({ type: { isOnSale, sold, capacity } }: { type: StaffTicketType }) => {
  if (!isOnSale) return <Badge>Not on sale</Badge>
  return capacity !== null && sold >= capacity ? (
    <Badge tone="warning">Sold out</Badge>
  ) : (
    <Badge tone="good">On sale</Badge>
  )
}

const cellsOf = (type: StaffTicketType) => [
  <span key="name" className="block break-words">
    <bdi>{type.name}</bdi>
    {type.description && (
      <bdi className="block font-normal whitespace-pre-line text-ink-soft">{type.description}</bdi>
    )}
  </span>,
  <ul key="prices">
    {type.prices.map((price, index) => (
      <li key={index}>{priceText(price)}</li>
    ))}
  </ul>,
  soldText(type),
  <span key="sale" className="flex flex-wrap gap-2">
    <SaleBadge type={type} />
    {type.isExtra && <Badge>Takes no seat</Badge>}
    {type.needsApproval && <Badge>Needs approval</Badge>}
    {type.code && <Badge>With the code {type.code}</Badge>}
  </span>,
]

const TypeActions = ({
  name,
  onEdit,
  onRemove,
}: {
  name: string
  onEdit: () => void
  onRemove: () => void
}) => (
  <span className="inline-flex flex-wrap gap-x-5">
    <button type="button" className="link min-h-11" onClick={onEdit} aria-label={`Edit ${name}`}>
      Edit
    </button>
    <button type="button" className="link min-h-11" onClick={onRemove} aria-label={`Remove ${name}`}>
      Remove
    </button>
  </span>
)

interface TicketTypesProps {
  eventId: string
  /** How many the event has; null: no limit. */
  seats: number | null
  canChange: boolean
}

const TypeTable = ({
  eventId,
  seats,
  canChange,
  types,
}: TicketTypesProps & { types: readonly StaffTicketType[] }) => {
  const [edited, setEdited] = useState<StaffTicketType | 'new'>()
  const [removed, setRemoved] = useState<StaffTicketType>()
  const addButton = canChange && types.length < TICKET_LIMITS.types && (
    <Button tone="main" onClick={() => setEdited('new')}>
      Add a Type
    </Button>
  )
  const actionsOf = (type: StaffTicketType) => (
    <TypeActions
      key="actions"
      name={type.name}
      onEdit={() => setEdited(type)}
      onRemove={() => setRemoved(type)}
    />
  )
  return (
    <>
      {types.length === 0 ? (
        <EmptyState title="This event has no tickets" action={addButton}>
          A type of ticket is what people choose from, such as a day or the whole congress, and has prices for
          everybody, for members or for a grade. From the first type on, seats of the event are given by
          tickets alone; people who have registered before keep their seats.
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <SimpleTable
            caption="Types of tickets"
            headers={canChange ? [...HEADERS, 'Actions'] : HEADERS}
            rows={types.map((type) => ({
              key: type.id,
              cells: canChange ? [...cellsOf(type), actionsOf(type)] : cellsOf(type),
            }))}
            empty=""
          />
          <Hints hints={findTicketHints({ types, seats })} />
          {addButton && <p>{addButton}</p>}
        </div>
      )}
      {edited && (
        <TicketTypeDialog
          eventId={eventId}
          type={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <RemoveTypeDialog
          eventId={eventId}
          type={removed}
          isLast={types.length === 1}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  )
}

/** The types of tickets of an event, changed by who manages it. Source: issue 34, part 1. */
export const TicketTypes = (props: TicketTypesProps) => {
  const result = useQuery({ ...ticketTypesQuery(useApp(), props.eventId), throwOnError: false })
  return (
    <Loaded result={result} failed={staffTicketMessages.typesFailed}>
      {({ types }) => <TypeTable {...props} types={types} />}
    </Loaded>
  )
}
