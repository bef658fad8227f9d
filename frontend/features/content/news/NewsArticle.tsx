import { NEWS_CATEGORIES } from '../../../../domain/content/news.schema'
import type { NewsItem } from '../../../../payload-types'
import { RichText } from '../../../components/richText/RichText'
import { Icon } from '../../../components/ui/Icon'
import { Image } from '../../../components/ui/Image'
import { Link } from '../../../components/ui/Link'
import { formatDate } from '../../../lib/dates'
import { paths } from '../../../paths'
import { NewsPart } from './NewsPart'

/** A news item on its own page. */
export const NewsArticle = ({
  item: { title, category, date, summary, body, parts, image },
}: {
  item: NewsItem
}) => (
  <article>
    <header className="border-b border-rule-strong">
      <div className="wrap pt-6 pb-10 md:pb-14">
        <Link
          to={paths.newsroom.build()}
          className="link inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
        >
          <Icon name="back" />
          Newsroom
        </Link>
        <p className="mt-4 flex flex-wrap gap-x-4 text-ink-soft">
          <span className="font-display font-semibold text-nile">{NEWS_CATEGORIES[category]}</span>
          <time dateTime={date} className="tabular-nums">
            {formatDate(date)}
          </time>
        </p>
        <h1 className="mt-2 max-w-[22ch] text-3xl">{title}</h1>
      </div>
    </header>
    <div className="wrap grid gap-x-16 gap-y-8 py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <p className="max-w-text font-display text-xl font-semibold">{summary}</p>
      <div>
        {typeof image === 'object' && image && (
          <figure className="mb-8">
            <Image
              image={image}
              loading="eager"
              sizes="(width < 72rem) 100vw, 48rem"
              className="h-auto w-full border border-rule"
            />
            {image.credit && <figcaption className="mt-2 text-ink-soft">Picture: {image.credit}</figcaption>}
          </figure>
        )}
        {body && <RichText value={body} />}
        {parts && parts.length > 0 && (
          <div className="blocks mt-10">
            {parts.map((part, place) => (
              <NewsPart key={part.id ?? place} part={part} />
            ))}
          </div>
        )}
      </div>
    </div>
  </article>
)
