import { useQuery } from '@tanstack/react-query'
import { EVENT_STATUSES } from '../../../../domain/events/statuses.schema'
import { hasRight } from '../../../../collections/access/roles'
import { changesEvents } from '../../../../collections/access/regionPolicies.schema'
import type { EventChanged, EventRow } from '../../../../domain/events/events.schema'
import { AdminList, type AdminListProps } from '../../../components/list/AdminList'
import type { Column } from '../../../components/list/DataTable'
import type { ListFilter } from '../../../components/list/ListFilters'
import { REGION_FILTER } from '../../../components/list/regionFilter'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { Link } from '../../../components/ui/Link'
import { type App, useApp } from '../../../lib/app'
import { formatDate, formatTime } from '../../../lib/dates'
import { useListQuery } from '../../../lib/useListQuery'
import { staffEventMessages } from '../../../lib/messages/staffEventMessages'
import { upcomingMessages } from '../../../lib/messages/upcomingMessages'
import { optionsOf } from '../../../lib/optionsOf'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { EventStatusBadge } from './EventStatusBadge'
import { eventListQuery, eventListSpec, staffEventKeys } from './staffEventQueries'

const FILTERS: readonly ListFilter[] = [
  {
    name: 'when',
    label: 'Date',
    emptyLabel: 'Any date',
    options: optionsOf({ upcoming: 'Upcoming', past: 'Past' }),
  },
  { name: 'status', label: 'Status', emptyLabel: 'Any status', options: optionsOf(EVENT_STATUSES) },
]

const COLUMNS: readonly Column<EventRow>[] = [
  {
    id: 'title',
    header: 'Title',
    sort: 'title',
    cell: ({ id, title }) => (
      <Link to={deskPaths.event.build(id)} className="link inline-flex min-h-11 items-center">
        <bdi>{title}</bdi>
      </Link>
    ),
  },
  {
    id: 'date',
    header: 'Date (Juba time)',
    isMain: true,
    sort: 'eventDate',
    cell: ({ eventDate, isDateToBeAnnounced }) =>
      isDateToBeAnnounced ? (
        upcomingMessages.toBeAnnounced
      ) : (
        <time dateTime={eventDate} className="tabular-nums">
          {formatDate(eventDate)}, {formatTime(eventDate)}
        </time>
      ),
  },
  {
    id: 'place',
    header: 'Place',
    sort: 'location',
    cell: ({ location, isVirtual }) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-end">
        <bdi>{location}</bdi>
        {isVirtual && <Badge tone="place">Virtual</Badge>}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isOver }) => <EventStatusBadge status={status} isOver={isOver} />,
  },
  {
    id: 'registered',
    header: 'Registered',
    isMain: true,
    cell: ({ registered, maxAttendees }) => (
      <span className="whitespace-nowrap tabular-nums">
        {maxAttendees === null
          ? registered.toLocaleString('en-GB')
          : `${registered.toLocaleString('en-GB')} / ${maxAttendees.toLocaleString('en-GB')}`}
      </span>
    ),
  },
]

/** What is done with many events. What tells people, as calling one off, is done one by one. */
const manyOf = ({ api, queryClient }: App): AdminListProps<EventRow>['many'] => ({
  actions: [
    {
      label: 'Publish',
      willBe: 'will be on the site at once, and people can register or get tickets',
      was: 'published',
      leftOut: ({ status }) => (status === 'draft' ? undefined : 'not a draft'),
      run: ({ id, updatedAt }) =>
        api.post<EventChanged>(`/events/${encodeURIComponent(id)}/status`, {
          status: 'published',
          updatedAt,
        }),
    },
  ],
  pageOf: (query) => queryClient.query(eventListQuery({ api }, query)),
  refresh: () => void queryClient.invalidateQueries({ queryKey: staffEventKeys.lists }),
})

/**
 * All events, with the way to a new one; who has a role for a region sees those of the region. Source: spec.md section
 * 2, "/admin".
 */
export const EventTable = () => {
  const { user } = useSession()
  const app = useApp()
  const query = useListQuery(eventListSpec)
  const result = useQuery(eventListQuery(app, query))
  return (
    <div className="grid gap-6">
      {changesEvents(user) && (
        <p>
          <ButtonLink to={deskPaths.newEvent.build()} tone="main">
            Create Event
          </ButtonLink>
        </p>
      )}
      <AdminList
        list="events"
        label="Events"
        searchLabel="Title or place"
        spec={eventListSpec}
        query={query}
        filters={hasRight(user, 'events') ? [...FILTERS, REGION_FILTER] : FILTERS}
        result={result}
        noun={{ one: 'event', many: 'events' }}
        empty={staffEventMessages.none}
        failed={staffEventMessages.listFailed}
        exportFrom="/api/events/list"
        columns={COLUMNS}
        many={changesEvents(user) ? manyOf(app) : undefined}
        rowKey={({ id }) => id}
        nameOf={({ title }) => title}
      />
    </div>
  )
}
