import { PUBLICATION_CATEGORIES } from '../../../collections/Publications/schema'
import type { Publication } from '../../../payload-types'
import { formatDate } from '../../lib/dates'
import { formatFileSize } from '../../lib/fileSize'
import { paths } from '../../paths'
import { Link } from '../ui/Link'

type Shown = Pick<Publication, 'slug' | 'title' | 'category' | 'publishedDate'> & Partial<Pick<Publication, 'authors' | 'fileSize' | 'filePages' | 'videoUrl'>>

export interface PublicationRowProps {
  publication: Shown
  isCategoryShown?: boolean
  level: 2 | 3 | 4
}

/** What a download is and how large: `PDF, 24 pages, 2.4 MB`. */
export const formatOf = ({ fileSize, filePages, videoUrl }: Pick<Shown, 'fileSize' | 'filePages' | 'videoUrl'>): string => {
  if (videoUrl) return 'Video'
  return ['PDF', filePages ? `${filePages} ${filePages === 1 ? 'page' : 'pages'}` : '', fileSize ? formatFileSize(fileSize) : ''].filter(Boolean).join(', ')
}

/** A paper in a list: what it is, when it came out, how large it is. */
export const PublicationRow = ({ publication, isCategoryShown = true, level }: PublicationRowProps) => {
  const { slug, title, category, publishedDate, authors } = publication
  const Title = `h${level}` as const
  return (
    <div className="grid gap-x-gap gap-y-0.5 py-4 md:grid-cols-[10rem_minmax(0,1fr)_auto] md:items-baseline">
      <p className="text-ink-soft tabular-nums">
        <time dateTime={publishedDate}>{formatDate(publishedDate)}</time>
      </p>
      <div>
        {isCategoryShown && <p className="font-display font-semibold text-nile">{PUBLICATION_CATEGORIES[category]}</p>}
        <Title className="text-lg">
          <Link to={paths.publication.build(slug)} className="link inline-block py-1.5 md:py-0">
            {title}
          </Link>
        </Title>
        {authors && <p className="text-ink-soft">{authors}</p>}
      </div>
      <p className="text-ink-soft tabular-nums md:text-end">{formatOf(publication)}</p>
    </div>
  )
}
