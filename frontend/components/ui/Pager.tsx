import { Icon } from './Icon'
import { Link } from './Link'

export interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  /** The address of a page. */
  to: (page: number) => string
}

/** The way through a list that is longer than a page. */
export const Pager = ({ page, pages, to }: PagerProps) =>
  pages > 1 ? (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-ink-soft tabular-nums">
        Page {page} of {pages}
      </p>
      <p className="flex flex-wrap gap-3">
        {page > 1 && (
          <Link to={to(page - 1)} className="btn">
            <Icon name="back" />
            Previous<span className="sr-only"> page</span>
          </Link>
        )}
        {page < pages && (
          <Link to={to(page + 1)} className="btn">
            Next<span className="sr-only"> page</span>
            <Icon name="arrow" />
          </Link>
        )}
      </p>
    </nav>
  ) : null
