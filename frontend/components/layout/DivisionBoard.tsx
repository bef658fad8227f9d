import type { SiteChrome } from '../../../domain/content/siteChrome/siteChrome.schema'
import { paths } from '../../paths'
import { DivisionSign } from '../drawings/DivisionSign'
import { Link } from '../ui/Link'

/** The divisions as a board of signs. */
export const DivisionBoard = ({ divisions }: Pick<SiteChrome, 'divisions'>) => (
  <ul className="board border-s border-t border-rule-strong">
    {divisions.map(({ slug, shortTitle, icon }) => (
      <li key={slug} className="grid border-e border-b border-rule-strong">
        <Link
          to={paths.division.build(slug)}
          className="grid min-h-32 content-start gap-3 bg-sheet p-4 font-display text-md leading-tight font-semibold hover:bg-nile-wash"
        >
          <DivisionSign icon={icon} />
          {shortTitle}
        </Link>
      </li>
    ))}
  </ul>
)
