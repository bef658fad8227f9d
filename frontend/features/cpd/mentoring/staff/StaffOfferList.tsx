import { useSuspenseQuery } from '@tanstack/react-query'
import { Badge } from '../../../../components/ui/Badge'
import { EmptyState } from '../../../../components/ui/EmptyState'
import { Link } from '../../../../components/ui/Link'
import { Pager } from '../../../../components/ui/Pager'
import { useApp } from '../../../../lib/app'
import { deskPaths } from '../../../../deskPaths'
import { MentoringSummary } from '../MentoringSummary'
import { staffOffersQuery } from './staffMentoringQueries'

/** All offers with their places. */
export const StaffOfferList = ({ page }: { page: number }) => {
  const { data } = useSuspenseQuery(staffOffersQuery(useApp(), page))
  if (data.docs.length === 0) return <EmptyState title="Nobody is offering to be a mentor yet" />
  return (
    <section aria-labelledby="offers-title">
      <h2 id="offers-title" className="mb-4 text-2xl">
        Offers
      </h2>
      <ul>
        {data.docs.map((offer) => (
          <li key={offer.id} className="grid gap-2 border-t border-rule-strong py-5">
            <h3 className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg break-words">
              <Link to={deskPaths.user.build(offer.mentor.id)} className="link">
                <bdi>{offer.mentor.name}</bdi>
              </Link>
              {offer.isPaused && <Badge tone="warning">Paused</Badge>}
            </h3>
            <p className="tabular-nums">
              {offer.taken} of {offer.places} places taken
            </p>
            <MentoringSummary {...offer} />
          </li>
        ))}
      </ul>
      <Pager
        page={data.page}
        pages={data.totalPages}
        to={(to) => `${deskPaths.mentoring.path}?view=offers&page=${to}`}
      />
    </section>
  )
}
