import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { isOutsideSite } from '../../lib/safeReturnPath'

export interface SmartLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or an address that begins with https:, mailto: or tel:. */
  href: string
}

/** A link that editors wrote: within the site it changes the page without loading it anew. */
export const SmartLink = ({ href, ...rest }: SmartLinkProps) =>
  href.startsWith('/') && !isOutsideSite(href) ? <Link to={href} {...rest} /> : <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined} {...rest} />
