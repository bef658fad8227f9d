import type { ComponentProps } from 'react'
import { safeHref } from '../../lib/safeHref'
import { isOutsideSite } from '../../lib/safeReturnPath'
import { Link } from './Link'

export interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or an address that begins with https:, mailto: or tel:. Anything else leads nowhere. */
  href: string
  isNewTab?: boolean
}

/** A link that editors wrote: within the site it changes the page without loading it anew. */
export const SmartLink = ({ href, isNewTab = false, children, ...rest }: SmartLinkProps) => {
  const safe = safeHref(href)
  if (safe?.startsWith('/') && !isNewTab && !isOutsideSite(safe)) {
    return (
      <Link to={safe} {...rest}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={safe}
      target={isNewTab ? '_blank' : undefined}
      rel={safe?.startsWith('http') || isNewTab ? 'noopener' : undefined}
      {...rest}
    >
      {children}
      {isNewTab && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
