import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RegistrantRow } from '../../../../domain/events/events.schema'
import { AdminList } from '../../../components/list/AdminList'
import type { Column } from '../../../components/list/DataTable'
import { EmailText } from '../../../components/ui/EmailText'
import { useApp } from '../../../lib/app'
import { formatDate, formatTime } from '../../../lib/dates'
import { useListQuery } from '../../../lib/useListQuery'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { ReasonDialog } from './ReasonDialog'
import { registrantListQuery, registrantListSpec } from './staffEventQueries'
import { useRemoveRegistrant } from './useRemoveRegistrant'

const columnsWith = (remove: (row: RegistrantRow) => void): Column<RegistrantRow>[] => [
  { id: 'name', header: 'Name', sort: 'fullName', cell: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'email', header: 'Email', sort: 'email', cell: ({ email }) => <EmailText email={email} /> },
  {
    id: 'registered',
    header: 'Registered (Juba time)',
    isMain: true,
    sort: 'createdAt',
    cell: ({ registeredAt }) => (
      <time dateTime={registeredAt} className="tabular-nums">
        {formatDate(registeredAt)}, {formatTime(registeredAt)}
      </time>
    ),
  },
  {
    id: 'remove',
    header: 'Removal',
    isMain: true,
    cell: (row) => (
      <button
        type="button"
        className="link min-h-11"
        onClick={() => remove(row)}
        aria-label={`Remove ${row.fullName}`}
      >
        Remove
      </button>
    ),
  },
]

/** Who is registered for an event, for who manages it. */
export const RegistrantTable = ({ eventId }: { eventId: string }) => {
  const spec = registrantListSpec(eventId)
  const query = useListQuery(spec)
  const result = useQuery(registrantListQuery(useApp(), eventId, query))
  const [asked, setAsked] = useState<RegistrantRow>()
  const { mutate } = useRemoveRegistrant(eventId, query)
  return (
    <>
      <AdminList
        list="registrants"
        label="Registered"
        searchLabel="Name or email"
        spec={spec}
        query={query}
        filters={[]}
        result={result}
        noun={{ one: 'person', many: 'people' }}
        empty={staffEventMessages.nobody}
        failed={staffEventMessages.registrantsFailed}
        exportFrom={`/api/events/${eventId}/registrants`}
        columns={columnsWith(setAsked)}
        rowKey={({ id }) => id}
        nameOf={({ fullName }) => fullName}
      />
      {asked && (
        <ReasonDialog
          title="Remove this registration?"
          action="Remove Registration"
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => {
            setAsked(undefined)
            mutate({ user: asked.id, reason })
          }}
        >
          The seat of <bdi className="font-semibold">{asked.fullName}</bdi> will be released, and the person
          is notified by email.
        </ReasonDialog>
      )}
    </>
  )
}
