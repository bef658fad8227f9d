import { DimensionTitle } from '../../components/ui/DimensionTitle'
import { Link } from '../../components/ui/Link'
import { formatDate } from '../../lib/dates'
import { paths } from '../../paths'
import type { NewsLine } from './currentNewsQuery'

/** What is new, each item with its date; or that nothing is. */
export const LatestNews = ({ news }: { news: NewsLine[] }) => (
  <section className="py-section" aria-labelledby="news">
    <DimensionTitle id="news" more={{ to: paths.newsroom.build(), label: 'All news' }}>
      News
    </DimensionTitle>
    {news.length === 0 && <p className="text-ink-soft">There has been no news in the past year.</p>}
    <ul className="grid gap-gap md:grid-cols-3">
      {news.map(({ id, slug, title, date, summary }) => (
        <li key={id} className="border-t-2 border-ink pt-4">
          <time dateTime={date} className="text-ink-soft tabular-nums">
            {formatDate(date)}
          </time>
          <h3 className="mt-1 mb-2 text-xl">
            <Link to={paths.newsItem.build(slug)} className="hover:text-nile hover:underline">
              {title}
            </Link>
          </h3>
          <p className="line-clamp-3 text-ink-soft">{summary}</p>
        </li>
      ))}
    </ul>
  </section>
)
