import { useQuery } from '@tanstack/react-query'
import { Link } from '../../../components/ui/Link'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { ownNominationsQuery } from './dashboardQueries'

/** To a member of the committee: how many nominations wait for the own vote. */
export const VotesWaiting = () => {
  const app = useApp()
  // a word beside the rest: without it the dashboard still stands
  const { toVote = [] } = useQuery({ ...ownNominationsQuery(app), throwOnError: false }).data ?? {}
  const waiting = toVote.filter(({ vote }) => vote === null).length
  if (waiting === 0) return null
  return (
    <p className="border-s-4 border-amber bg-amber-wash px-4 py-1">
      <Link
        to={paths.membership.nominations.build()}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {waiting === 1 ? 'One nomination waits' : `${waiting} nominations wait`} for your vote
      </Link>
    </p>
  )
}
