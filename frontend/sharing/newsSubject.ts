import { NEWS_CATEGORIES } from '../../domain/content/news.schema'
import type { NewsItem } from '../../payload-types'
import { formatDate } from '../lib/dates'
import type { Subject, SubjectContext } from './subject.types'

/** A news item's page. */
export const newsSubject = (
  { title, summary, category, date, updatedAt, image }: NewsItem,
  { url, picture, organization }: SubjectContext,
): Subject => ({
  kind: NEWS_CATEGORIES[category],
  detail: formatDate(date),
  image: typeof image === 'object' ? (image ?? undefined) : undefined,
  publishedAt: date,
  changedAt: updatedAt,
  things: [
    {
      '@type': 'NewsArticle',
      '@id': `${url}#article`,
      headline: title,
      description: summary,
      url,
      mainEntityOfPage: url,
      image: picture,
      articleSection: NEWS_CATEGORIES[category],
      datePublished: date,
      dateModified: updatedAt,
      inLanguage: 'en',
      author: organization,
      publisher: organization,
    },
  ],
})
