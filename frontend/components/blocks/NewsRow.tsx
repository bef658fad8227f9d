import { NEWS_CATEGORIES } from '../../../domain/content/news.schema'
import type { NewsItem } from '../../../payload-types'
import { formatDate } from '../../lib/dates'
import { paths } from '../../paths'
import { Image } from '../ui/Image'
import { Link } from '../ui/Link'

/** A news item in a list. */
export const NewsRow = ({
  item: { slug, title, category, date, summary, image },
  level,
}: {
  item: NewsItem
  level: 2 | 3
}) => {
  const Title = `h${level}` as const
  const hasImage = typeof image === 'object' && image !== null
  return (
    <article className="grid gap-x-gap gap-y-2 py-6 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <div>
        <p className="text-ink-soft tabular-nums">
          <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <p className="font-display font-semibold text-nile">{NEWS_CATEGORIES[category]}</p>
      </div>
      <div className="max-w-text">
        <Title className="text-xl">
          <Link to={paths.newsItem.build(slug)} className="hover:text-nile hover:underline">
            {title}
          </Link>
        </Title>
        <p className="mt-2 text-ink-soft">{summary}</p>
        <p>
          <Link
            to={paths.newsItem.build(slug)}
            className="link inline-flex min-h-11 items-center font-semibold"
          >
            Read More<span className="sr-only">: {title}</span>
          </Link>
        </p>
      </div>
      {hasImage && (
        <Image
          image={image}
          sizes="(width < 48rem) 100vw, 16rem"
          className="aspect-3/2 w-full object-cover md:w-64"
        />
      )}
    </article>
  )
}
