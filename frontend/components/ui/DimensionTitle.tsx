import type { ReactNode } from 'react'
import { Link } from './Link'

export interface DimensionTitleProps {
  id?: string
  children: ReactNode
  /** Where to see more. */
  more?: { to: string; label: string }
}

/** A section's title, measured out by a dimension line. */
export const DimensionTitle = ({ id, children, more }: DimensionTitleProps) => (
  <div className="mb-6 flex items-center justify-between gap-x-4 max-md:flex-wrap md:mb-9">
    <h2 id={id} className="text-2xl">
      {children}
    </h2>
    <i className="dimension" aria-hidden="true" />
    {more && (
      <Link to={more.to} className="link inline-flex min-h-11 items-center font-semibold whitespace-nowrap">
        {more.label}
      </Link>
    )}
  </div>
)
