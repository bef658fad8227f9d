import { useSuspenseQuery } from '@tanstack/react-query'
import { newsQuery } from '../../components/blocks/blockQueries'
import { Link } from '../../components/ui/Link'
import { useApp } from '../../lib/app'
import { formatDate } from '../../lib/dates'
import { publicationMessages } from '../../lib/messages/publicationMessages'
import { paths } from '../../paths'

export const NEWS_IN_COLUMN = 4

/** The latest news in a narrow column, live from the newsroom. */
export const NewsColumn = () => {
  const { data } = useSuspenseQuery(newsQuery(useApp(), { limit: NEWS_IN_COLUMN }))
  if (data.items.length === 0) return <p className="border border-dashed border-edge p-5 text-ink-soft">{publicationMessages.comingSoon}</p>
  return (
    <ul className="divide-y divide-rule-strong border-y border-rule-strong">
      {data.items.map(({ id, slug, title, date, summary }) => (
        <li key={id} className="py-4">
          <p className="text-ink-soft tabular-nums">
            <time dateTime={date}>{formatDate(date)}</time>
          </p>
          <h3 className="text-lg">
            <Link to={paths.newsItem.build(slug)} className="inline-block py-1 hover:text-nile hover:underline">
              {title}
            </Link>
          </h3>
          <p className="line-clamp-3 text-ink-soft">{summary}</p>
        </li>
      ))}
    </ul>
  )
}
