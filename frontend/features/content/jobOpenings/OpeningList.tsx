import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { REGION_LABELS } from '../../../../collections/access/roles'
import type { OpeningRow } from '../../../../domain/content/jobOpenings/jobOpenings.schema'
import { EMPLOYMENT_LABELS } from '../../../../domain/content/jobOpenings/openingTexts.schema'
import { Badge } from '../../../components/ui/Badge'
import { ButtonLink } from '../../../components/ui/Button'
import { DimensionTitle } from '../../../components/ui/DimensionTitle'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { Pager } from '../../../components/ui/Pager'
import { useApp } from '../../../lib/app'
import { formatDay } from '../../../lib/dates'
import { paths } from '../../../paths'
import { OpeningFilters } from './OpeningFilters'
import { openListQuery, openingAddress, readOpeningFilter } from './openingQueries'

const Row = ({
  slug,
  title,
  organisation,
  isMemberOrganisation,
  place,
  region,
  kind,
  lastDay,
}: OpeningRow) => (
  <li className="grid gap-1 border-t border-rule-strong py-4">
    <h3 className="text-lg break-words">
      <Link to={paths.opening.build(slug)} className="link inline-block py-1.5">
        <bdi>{title}</bdi>
      </Link>
    </h3>
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 break-words">
      <bdi className="font-semibold">{organisation}</bdi>
      {isMemberOrganisation && <Badge tone="good">Member organisation</Badge>}
    </p>
    <p className="text-ink-soft break-words">
      <bdi>{place}</bdi>, {REGION_LABELS[region]} · {EMPLOYMENT_LABELS[kind]} · Until{' '}
      <time dateTime={lastDay}>{formatDay(lastDay)}</time>
    </p>
  </li>
)

/** The openings of members and organisations, narrowed by what the address says. Source: issue 13, part 11. */
export const OpeningList = ({ hasJobsAnchor }: { hasJobsAnchor: boolean }) => {
  const [search] = useSearchParams()
  const filter = readOpeningFilter(search)
  const { data } = useSuspenseQuery(openListQuery(useApp(), filter))
  const isNarrowed = Boolean(filter.kind ?? filter.region)
  const submit = <ButtonLink to={paths.submitOpening.build()}>Submit a Job Opening</ButtonLink>
  const hasFilters = isNarrowed || data.totalDocs > 0
  return (
    <section id="openings" aria-labelledby="openings-title" className="page-part">
      {hasJobsAnchor && <span id="jobs" />}
      <DimensionTitle id="openings-title">Job Openings</DimensionTitle>
      <p className="-mt-2 mb-7 max-w-text text-lg text-ink-soft md:-mt-4">
        From members and organisations. Each was read by our staff before it was published.
      </p>
      {hasFilters && <OpeningFilters filter={filter} />}
      {hasFilters && (
        <p role="status" className="mb-3 flex flex-wrap items-center gap-x-5 text-ink-soft tabular-nums">
          {data.totalDocs} {data.totalDocs === 1 ? 'opening' : 'openings'}
          {isNarrowed && (
            <Link to={openingAddress({})} className="link inline-flex min-h-11 items-center text-ink">
              Clear filters
            </Link>
          )}
        </p>
      )}
      {data.docs.length === 0 ? (
        <EmptyState
          title={isNarrowed || filter.page > 1 ? 'No job openings here' : 'No job openings at the moment'}
          action={submit}
        >
          Members and organisations can submit openings free of charge.
        </EmptyState>
      ) : (
        <>
          <ul className="mb-6 border-b border-rule-strong">
            {data.docs.map((opening) => (
              <Row key={opening.slug} {...opening} />
            ))}
          </ul>
          <p>{submit}</p>
        </>
      )}
      <Pager page={filter.page} pages={data.totalPages} to={(page) => openingAddress({ ...filter, page })} />
    </section>
  )
}
