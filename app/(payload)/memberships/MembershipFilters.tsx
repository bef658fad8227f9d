import type { ServerProps } from 'payload'
import { MEMBERSHIP_STATUSES } from '../../../domain/membership/memberships/grades.schema'
import { HELD_STATUSES } from '../../../domain/membership/memberships/exportMemberships.schema'
import { paths } from '../../../frontend/paths'

const LIST = paths.cms.list('memberships')
const addressOf = (status: string): string => `${LIST}?where[or][0][and][0][status][equals]=${status}`

/** Above the list of memberships: the list by status, and the members as a file. */
export const MembershipFilters = ({ searchParams }: ServerProps) => {
  const shown = HELD_STATUSES.find((status) =>
    JSON.stringify(searchParams?.where ?? '').includes(`"${status}"`),
  )
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: '0.75rem 2rem',
        marginBlockEnd: '1.5rem',
      }}
    >
      <nav
        aria-label="Memberships by status"
        style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.25rem' }}
      >
        <a href={LIST} aria-current={shown ? undefined : 'page'}>
          All
        </a>
        {HELD_STATUSES.map((status) => (
          <a
            key={status}
            href={addressOf(status)}
            aria-current={shown === status ? 'page' : undefined}
            style={shown === status ? { fontWeight: 700 } : undefined}
          >
            {MEMBERSHIP_STATUSES[status]}
          </a>
        ))}
      </nav>
      <a href={`/api/memberships/list.csv${shown ? `?status=${shown}` : ''}`}>
        Download {shown ? 'these' : 'all'} members (CSV)
      </a>
    </div>
  )
}
