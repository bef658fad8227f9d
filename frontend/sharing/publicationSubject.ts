import { PUBLICATION_CATEGORIES, type PublicationCategory } from '../../domain/publications/categories.schema'
import type { Publication } from '../../payload-types'
import { formatDate } from '../lib/dates'
import { authorsOf } from './authorsOf'
import type { Subject, SubjectContext } from './subject.types'

/** Categories whose papers are articles of scholars; everything else is a work. */
const SCHOLARLY: readonly PublicationCategory[] = ['journals', 'proceedings']

/** A publication's page. */
export const publicationSubject = (
  publication: Publication,
  { siteUrl, url, picture, organization }: SubjectContext,
): Subject => {
  const {
    id,
    title,
    description,
    category,
    authors,
    publishedDate,
    updatedAt,
    coverImage,
    file,
    fileSize,
    filePages,
    videoUrl,
  } = publication
  const hasFile = Boolean(file ?? fileSize)
  return {
    kind: PUBLICATION_CATEGORIES[category],
    detail: [authors, formatDate(publishedDate)].filter(Boolean).join(' · '),
    image: typeof coverImage === 'object' ? (coverImage ?? undefined) : undefined,
    publishedAt: publishedDate,
    changedAt: updatedAt,
    things: [
      {
        '@type': SCHOLARLY.includes(category) ? 'ScholarlyArticle' : 'CreativeWork',
        '@id': `${url}#publication`,
        name: title,
        headline: title,
        description: description ?? undefined,
        url,
        image: picture,
        genre: PUBLICATION_CATEGORIES[category],
        datePublished: publishedDate,
        dateModified: updatedAt,
        inLanguage: 'en',
        isAccessibleForFree: true,
        author: authors ? authorsOf(authors) : organization,
        publisher: organization,
        numberOfPages: filePages ?? undefined,
        encoding: hasFile
          ? {
              '@type': 'MediaObject',
              contentUrl: `${siteUrl}/api/publications/${id}/file`,
              encodingFormat: 'application/pdf',
              contentSize: fileSize ? String(fileSize) : undefined,
            }
          : undefined,
        video: videoUrl
          ? {
              '@type': 'VideoObject',
              name: title,
              description: description || title,
              url: videoUrl,
              uploadDate: publishedDate,
              thumbnailUrl: picture,
            }
          : undefined,
      },
    ],
  }
}
