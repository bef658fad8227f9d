import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readsPeople } from '../../../../../collections/access/policies.schema'
import type { WaitingList, WaitingRow } from '../../../../../domain/events/waiting/waiting.schema'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { staffTicketMessages as messages } from '../../../../lib/messages/staffTicketMessages'
import { useSession } from '../../../../lib/session/useSession'
import { ReasonDialog } from '../ReasonDialog'
import { Moment } from './Moment'
import { MoveDialog } from './MoveDialog'
import { Person } from './Person'
import { waitingListQuery } from './ticketQueries'
import { useTicketChange } from './useTicketChange'

const HEADERS = ['Person', 'Ticket', 'Place', 'Waiting since (Juba time)', 'Actions']

const placeOf = ({ offeredUntil, isAccepted, position }: WaitingRow): string => {
  if (offeredUntil) return `Ticket held until ${formatDateTime(offeredUntil)}`
  if (isAccepted === null) return String(position)
  return isAccepted ? 'Accepted: gets the next ticket that is free' : 'To be decided'
}

const ACTION = 'link min-h-11'

const Places = ({ eventId, list: { places, total } }: { eventId: string; list: WaitingList }) => {
  const isLinked = readsPeople(useSession().user)
  const [moved, setMoved] = useState<WaitingRow>()
  const [declined, setDeclined] = useState<WaitingRow>()
  const { mutate, isPending } = useTicketChange(eventId)
  const decide = (id: string, decision: 'accept' | 'decline', reason?: string) =>
    mutate({
      path: 'waiting/decide',
      body: { id, decision, reason },
      done:
        decision === 'accept'
          ? { title: messages.accepted, description: messages.acceptedDescription }
          : { title: messages.declined, description: messages.declinedDescription },
      failed: messages.decideFailed,
    })
  const actionsOf = (row: WaitingRow) => {
    const { fullName } = row.person
    if (row.isAccepted !== false)
      return (
        <button
          type="button"
          className={ACTION}
          onClick={() => setMoved(row)}
          aria-label={`Move ${fullName}`}
        >
          Move
        </button>
      )
    return (
      <span className="inline-flex flex-wrap gap-x-5">
        <button
          type="button"
          className={ACTION}
          disabled={isPending}
          onClick={() => decide(row.id, 'accept')}
          aria-label={`Accept ${fullName}`}
        >
          Accept
        </button>
        <button
          type="button"
          className={ACTION}
          disabled={isPending}
          onClick={() => setDeclined(row)}
          aria-label={`Decline ${fullName}`}
        >
          Decline
        </button>
      </span>
    )
  }
  const cellsOf = (row: WaitingRow) => [
    <Person key="person" person={row.person} isLinked={isLinked} />,
    <span key="ticket">
      <bdi>{row.typeName}</bdi>
      {row.note && <bdi className="block whitespace-pre-line text-ink-soft">{row.note}</bdi>}
    </span>,
    placeOf(row),
    <Moment key="since" at={row.since} />,
    row.offeredUntil === null && actionsOf(row),
  ]
  if (places.length === 0)
    return <EmptyState title={messages.nobodyWaits}>{messages.nobodyWaitsText}</EmptyState>
  return (
    <div className="grid gap-3">
      <SimpleTable
        caption="Waiting list"
        headers={HEADERS}
        rows={places.map((row) => ({ key: row.id, cells: cellsOf(row) }))}
        empty=""
      />
      {total > places.length && (
        <p className="text-ink-soft">
          The first {places.length} of {total.toLocaleString('en-GB')} are shown.
        </p>
      )}
      {declined && (
        <ReasonDialog
          title={`Decline the request of ${declined.person.fullName}?`}
          action="Decline"
          onClose={() => setDeclined(undefined)}
          onConfirm={(reason) => {
            setDeclined(undefined)
            decide(declined.id, 'decline', reason)
          }}
        >
          The person gets no ticket of the type {declined.typeName}, and is told by email.
        </ReasonDialog>
      )}
      {moved && <MoveDialog eventId={eventId} row={moved} onClose={() => setMoved(undefined)} />}
    </div>
  )
}

/** Who waits for tickets of an event, for who manages it. Source: issue 34, part 2. */
export const WaitingTable = ({ eventId }: { eventId: string }) => (
  <Loaded
    result={useQuery({ ...waitingListQuery(useApp(), eventId), throwOnError: false })}
    failed={messages.waitingFailed}
  >
    {(list) => <Places eventId={eventId} list={list} />}
  </Loaded>
)
