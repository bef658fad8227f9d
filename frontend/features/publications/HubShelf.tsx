import type { HubShelf as Shelf } from '../../../domain/publications/hub.schema'
import { Link } from '../../components/ui/Link'
import { formatDate } from '../../lib/dates'
import { publicationMessages } from '../../lib/messages/publicationMessages'
import { paths } from '../../paths'
import { Download } from './Download'

/** The latest of one type, each with its download. */
export const HubShelf = ({ latest }: Pick<Shelf, 'latest'>) =>
  latest.length === 0 ? (
    <p className="py-3 text-ink-soft">{publicationMessages.noneInCategory}</p>
  ) : (
    <ul className="divide-y divide-rule">
      {latest.map((item) => (
        <li key={item.id} className="py-3">
          <Link
            to={paths.publication.build(item.slug)}
            className="inline-block py-1 text-md leading-snug font-semibold hover:text-nile hover:underline"
          >
            {item.title}
          </Link>
          <p className="flex flex-wrap items-center gap-x-5 text-ink-soft tabular-nums">
            <time dateTime={item.publishedDate}>{formatDate(item.publishedDate)}</time>
            <Download publication={item} />
          </p>
        </li>
      ))}
    </ul>
  )
