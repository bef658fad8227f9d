import type { ReactNode } from 'react'
import { Icon } from './Icon'
import { Link } from './Link'

/** Leads to what a page is part of, wherever the reader came from. */
export const UpLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className="mb-6">
    <Link to={to} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
      <Icon name="back" />
      {children}
    </Link>
  </p>
)
