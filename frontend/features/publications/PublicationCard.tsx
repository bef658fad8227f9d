import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import type { Publication } from '../../../payload-types'
import { Card } from '../../components/ui/Card'
import { Link } from '../../components/ui/Link'
import { formatDate } from '../../lib/dates'
import { formatFileSize } from '../../lib/fileSize'
import { paths } from '../../paths'

/**
 * A paper in short: what it is, when it came out, how large it is. Without its cover: a first visit has no
 * bytes to spare.
 */
export const PublicationCard = ({ publication }: { publication: Publication }) => {
  const { title, description, category, publishedDate, fileSize, slug } = publication
  return (
    <Card className="gap-3">
      <p className="font-display font-semibold text-nile">{PUBLICATION_CATEGORIES[category]}</p>
      <h3 className="text-xl">{title}</h3>
      {description && <p className="line-clamp-3 text-ink-soft">{description}</p>}
      <div className="mt-auto text-ink-soft">
        <p className="tabular-nums">
          {formatDate(publishedDate)}
          {fileSize ? `, PDF\u00a0${formatFileSize(fileSize)}` : null}
        </p>
        <Link
          to={paths.publication.build(slug)}
          className="link inline-flex min-h-11 items-center font-semibold text-ink"
        >
          Read More<span className="sr-only">: {title}</span>
        </Link>
      </div>
    </Card>
  )
}
