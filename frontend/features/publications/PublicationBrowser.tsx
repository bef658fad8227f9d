import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PublicationRow } from '../../components/blocks/PublicationRow'
import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { EmptyState } from '../../components/ui/EmptyState'
import { Link } from '../../components/ui/Link'
import { Pager } from '../../components/ui/Pager'
import { useApp } from '../../lib/app'
import { publicationMessages } from '../../lib/messages/publicationMessages'
import { PublicationFilters } from './PublicationFilters'
import { hubQuery } from './hubQuery'
import { BROWSE_ANCHOR, filterAddress, readFilter } from './publicationFilter'
import { publicationListQuery } from './publicationListQuery'

/** All publications, ten at a time, narrowed by what the address says. */
export const PublicationBrowser = () => {
  const app = useApp()
  const [search] = useSearchParams()
  const filter = readFilter(search)
  const { data: hub } = useSuspenseQuery(hubQuery(app))
  const { data } = useSuspenseQuery(publicationListQuery(app, filter))
  const isNarrowed = Boolean(filter.q || filter.category || filter.division || filter.year)
  return (
    <section id={BROWSE_ANCHOR} aria-labelledby="browse-title" className="scroll-mt-24">
      <DimensionTitle id="browse-title">Browse all</DimensionTitle>
      <PublicationFilters filter={filter} years={hub.years} />
      <p role="status" className="mt-6 mb-3 flex flex-wrap items-center gap-x-5 text-ink-soft tabular-nums">
        {data.totalDocs} {data.totalDocs === 1 ? 'publication' : 'publications'}
        {isNarrowed && (
          <Link to={filterAddress({})} className="link inline-flex min-h-11 items-center text-ink">
            Clear filters
          </Link>
        )}
      </p>
      {data.docs.length === 0 ? (
        <EmptyState
          title={
            filter.category && !filter.q ? publicationMessages.noneInCategory : publicationMessages.noneFound
          }
        />
      ) : (
        <ul className="border-b border-rule-strong">
          {data.docs.map((publication) => (
            <li key={publication.id} className="border-t border-rule-strong">
              <PublicationRow publication={publication} level={3} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={filter.page} pages={data.totalPages} to={(page) => filterAddress({ ...filter, page })} />
    </section>
  )
}
