import { useQuery } from '@tanstack/react-query'
import type { OwnState } from '../../../../domain/groups/groupTexts.schema'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { ownGroupsQuery } from './dashboardQueries'

const STATES: Record<Exclude<OwnState, 'none'>, string> = {
  member: 'Member',
  asked: 'You asked to join',
  refused: 'Your request was refused',
}

/** The groups that a member is in or has asked to join, each with its page. */
export const OwnGroups = () => {
  const { data, isPending, ...failure } = useQuery({ ...ownGroupsQuery(useApp()), throwOnError: false })
  if (isPending) return <Spinner label="Loading your groups" />
  if (!data) return <LoadFailure title="Failed to load your groups" {...failure} />
  if (data.length === 0)
    return <p className="text-ink-soft">You have not joined a chapter, division or committee yet.</p>
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {data.map(({ id, name, slug, state }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
          <Link to={paths.group.build(slug)} className="link inline-flex min-h-11 items-center wrap-anywhere">
            <bdi>{name}</bdi>
          </Link>
          {state !== 'none' && <span className="text-ink-soft">{STATES[state]}</span>}
        </li>
      ))}
    </ul>
  )
}
