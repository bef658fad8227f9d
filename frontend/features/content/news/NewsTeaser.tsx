import { Link } from '../../../components/ui/Link'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import type { NewsLine } from './currentNewsQuery'

/** A news item in brief: its date, its title as a link, and the first lines of its summary. */
export const NewsTeaser = ({
  item: { slug, title, date, summary },
  headingClass,
}: {
  item: NewsLine
  headingClass: string
}) => (
  <>
    <p className="text-ink-soft tabular-nums">
      <time dateTime={date}>{formatDate(date)}</time>
    </p>
    <h3 className={headingClass}>
      <Link to={paths.newsItem.build(slug)} className="inline-block py-1 hover:text-nile hover:underline">
        {title}
      </Link>
    </h3>
    <p className="line-clamp-3 text-ink-soft">{summary}</p>
  </>
)
