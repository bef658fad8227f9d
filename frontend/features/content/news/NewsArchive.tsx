import { NEWS_CATEGORIES, type NewsCategory } from '../../../../domain/content/news.schema'
import { NewsRow } from '../../../components/blocks/NewsRow'
import { newsQuery } from '../../../components/blocks/blockQueries'
import { PageTitle } from '../../../components/layout/PageTitle'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Pager } from '../../../components/ui/Pager'
import { useApp } from '../../../lib/app'
import { paths } from '../../../paths'
import { useLoaded } from '../../../lib/useLoaded'

export interface ArchivePage {
  category?: NewsCategory
  page: number
}

export const NEWS_PER_PAGE = 12

/** All news, a dozen at a time. */
export const NewsArchive = ({ title, category, page }: ArchivePage & { title: string }) => {
  const data = useLoaded(newsQuery(useApp(), { category, page, limit: NEWS_PER_PAGE }))
  return (
    <>
      <PageTitle title={title}>{category && NEWS_CATEGORIES[category]}</PageTitle>
      <div className="wrap py-section">
        {data.items.length === 0 ? (
          <EmptyState title="No news here" />
        ) : (
          <ul className="border-b border-rule-strong">
            {data.items.map((item) => (
              <li key={item.id} className="border-t border-rule-strong">
                <NewsRow item={item} level={2} />
              </li>
            ))}
          </ul>
        )}
        <Pager
          page={page}
          pages={data.totalPages}
          to={(target) => paths.newsroom.build({ category, page: target })}
        />
      </div>
    </>
  )
}
