import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepsAttendance } from '../../../../collections/access/regionPolicies.schema'
import { ListFilters } from '../../../components/list/ListFilters'
import { ListView } from '../../../components/list/ListView'
import { useApp } from '../../../lib/app'
import { attendanceMessages } from '../../../lib/messages/attendanceMessages'
import { useSession } from '../../../lib/session/useSession'
import { useListQuery } from '../../../lib/useListQuery'
import { AttendeeItem } from './AttendeeItem'
import { ParticipantsForm } from './ParticipantsForm'
import { WalkInForm } from './WalkInForm'
import { attendanceQuery, attendanceSpec } from './attendanceQueries'
import { useMarkAttendance } from './useMarkAttendance'

const FILTERS = [
  {
    name: 'show',
    label: 'Show',
    emptyLabel: 'Everybody',
    options: [
      { value: 'missing', label: 'Not there yet' },
      { value: 'came', label: 'Came' },
    ],
  },
]

const inWords = (count: number): string => count.toLocaleString('en-GB')

/** Who came to an event, marked at the door. Source: issue 13, part 2. */
export const AttendanceView = ({ eventId }: { eventId: string }) => {
  const { user } = useSession()
  const [added, setAdded] = useState(0)
  const spec = attendanceSpec(eventId)
  const query = useListQuery(spec)
  const result = useQuery({ ...attendanceQuery(useApp(), eventId, query), throwOnError: false })
  const { mutate } = useMarkAttendance(eventId, query)
  const { data } = result
  const isOpen = data?.closed === null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {data && (
        <p role="status" className="text-xl tabular-nums">
          <strong>{inWords(data.attended)}</strong> came, {inWords(data.registered)} registered
        </p>
      )}
      <p className="max-w-text text-ink-soft">
        This list has people with an account. Who was let in with a ticket that somebody else bought, or
        without one, is counted at the door and in the figures.
      </p>
      {data?.closed && <p className="border-s-4 border-amber bg-amber-wash p-4">{data.closed}</p>}
      <ListFilters
        label="Attendance"
        searchLabel="Name or email"
        spec={spec}
        query={query}
        filters={FILTERS}
      />
      <ListView
        spec={spec}
        query={query}
        result={result}
        noun={{ one: 'person', many: 'people' }}
        empty={attendanceMessages.nobody}
        failed={attendanceMessages.failed}
        exportFrom={`/api/events/${eventId}/attendance`}
      >
        {(rows) => (
          <ul aria-label="People" className="border-b border-rule">
            {rows.map((attendee) => (
              <AttendeeItem
                key={attendee.id}
                attendee={attendee}
                isOpen={isOpen}
                onMark={keepsAttendance(user) ? (isPresent) => mutate({ attendee, isPresent }) : undefined}
              />
            ))}
          </ul>
        )}
      </ListView>
      {isOpen && keepsAttendance(user) && (
        <>
          <WalkInForm key={added} eventId={eventId} onAdded={() => setAdded((times) => times + 1)} />
          <ParticipantsForm eventId={eventId} />
        </>
      )}
    </div>
  )
}
