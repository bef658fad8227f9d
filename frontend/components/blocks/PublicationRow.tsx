import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import type { Publication } from '../../../payload-types'
import { formatDate } from '../../lib/dates'
import { formatFileSize } from '../../lib/fileSize'
import { paths } from '../../paths'
import { Cover } from '../ui/Cover'
import { Link } from '../ui/Link'

type Shown = Pick<Publication, 'slug' | 'title' | 'category' | 'publishedDate'> &
  Partial<Pick<Publication, 'authors' | 'coverImage' | 'fileSize' | 'filePages' | 'videoUrl'>>

export interface PublicationRowProps {
  publication: Shown
  isCategoryShown?: boolean
  level: 2 | 3 | 4
}

/** What a download is and how large: `PDF, 24 pages, 2.4 MB`. */
export const formatOf = ({
  fileSize,
  filePages,
  videoUrl,
}: Pick<Shown, 'fileSize' | 'filePages' | 'videoUrl'>): string => {
  if (videoUrl) return 'Video'
  return [
    'PDF',
    filePages ? `${filePages} ${filePages === 1 ? 'page' : 'pages'}` : '',
    fileSize ? formatFileSize(fileSize) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** A paper in a list: what it is, when it came out, how large it is. */
export const PublicationRow = ({ publication, isCategoryShown = true, level }: PublicationRowProps) => {
  const { slug, title, category, publishedDate, authors } = publication
  const Title = `h${level}` as const
  return (
    <div className="flex gap-x-gap py-4">
      <Cover publication={publication} />
      <div className="grid flex-1 content-start gap-x-gap gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          {isCategoryShown && (
            <p className="font-display font-semibold text-nile">{PUBLICATION_CATEGORIES[category]}</p>
          )}
          <Title className="text-lg">
            <Link to={paths.publication.build(slug)} className="link inline-block py-1.5 md:py-0">
              {title}
            </Link>
          </Title>
          {authors && <p className="text-ink-soft">{authors}</p>}
        </div>
        <p className="text-ink-soft tabular-nums md:text-end">
          <time dateTime={publishedDate} className="me-3 md:me-0 md:block">
            {formatDate(publishedDate)}
          </time>
          {formatOf(publication)}
        </p>
      </div>
    </div>
  )
}
