import { classNames } from '../../lib/classNames'
import { Link } from './Link'

export interface ViewLinksProps {
  /** What is chosen between, for those who do not see it. */
  label: string
  views: readonly { to: string; label: string; isShown: boolean }[]
}

/** A few views of the same page, each with its own address. */
export const ViewLinks = ({ label, views }: ViewLinksProps) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-6 print:hidden">
    {views.map(({ to, label: name, isShown }) => (
      <Link
        key={to}
        to={to}
        aria-current={isShown ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 min-w-11 items-center font-display text-lg tabular-nums',
          isShown ? 'font-semibold underline decoration-laterite decoration-2 underline-offset-8' : 'link',
        )}
      >
        {name}
      </Link>
    ))}
  </nav>
)
