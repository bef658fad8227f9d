import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readsPeople } from '../../../../../collections/access/policies.schema'
import type { WaitingList, WaitingRow } from '../../../../../domain/events/waiting/waiting.schema'
import { SimpleTable } from '../../../../components/list/SimpleTable'
import { EmailText } from '../../../../components/ui/EmailText'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { Link } from '../../../../components/ui/Link'
import { Loaded } from '../../../../components/ui/Loaded'
import { useApp } from '../../../../lib/app'
import { formatDateTime } from '../../../../lib/dates'
import { staffTicketMessages } from '../../../../lib/messages/staffTicketMessages'
import { useSession } from '../../../../lib/session/useSession'
import { deskPaths } from '../../../../deskPaths'
import { MoveDialog } from './MoveDialog'
import { waitingListQuery } from './ticketQueries'

const HEADERS = ['Person', 'Ticket', 'Place', 'Waiting since (Juba time)', 'Actions']

const Person = ({
  person: { id, fullName, email },
  isLinked,
}: Pick<WaitingRow, 'person'> & { isLinked: boolean }) => (
  <span className="block">
    {isLinked ? (
      <Link to={deskPaths.user.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{fullName}</bdi>
      </Link>
    ) : (
      <bdi>{fullName}</bdi>
    )}
    {email && (
      <span className="block font-normal">
        <EmailText email={email} />
      </span>
    )}
  </span>
)

const Places = ({ eventId, list: { places, total } }: { eventId: string; list: WaitingList }) => {
  const isLinked = readsPeople(useSession().user)
  const [moved, setMoved] = useState<WaitingRow>()
  const cellsOf = (row: WaitingRow) => [
    <Person key="person" person={row.person} isLinked={isLinked} />,
    <bdi key="ticket">{row.typeName}</bdi>,
    row.offeredUntil ? `Ticket held until ${formatDateTime(row.offeredUntil)}` : String(row.position),
    formatDateTime(row.since),
    row.offeredUntil === null && (
      <button
        key="move"
        type="button"
        className="link min-h-11"
        onClick={() => setMoved(row)}
        aria-label={`Move ${row.person.fullName}`}
      >
        Move
      </button>
    ),
  ]
  if (places.length === 0)
    return (
      <EmptyState title={staffTicketMessages.nobodyWaits}>{staffTicketMessages.nobodyWaitsText}</EmptyState>
    )
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
      {moved && <MoveDialog eventId={eventId} row={moved} onClose={() => setMoved(undefined)} />}
    </div>
  )
}

/** Who waits for tickets of an event, for who manages it. Source: issue 34, part 2. */
export const WaitingTable = ({ eventId }: { eventId: string }) => (
  <Loaded
    result={useQuery({ ...waitingListQuery(useApp(), eventId), throwOnError: false })}
    failed={staffTicketMessages.waitingFailed}
  >
    {(list) => <Places eventId={eventId} list={list} />}
  </Loaded>
)
