import { toSitePath } from '../../platform/sitePath.schema'

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * A link as it may stand in a page, or undefined: what the editor refused must stay inert wherever else it
 * came from.
 */
export const safeHref = (href: string | null | undefined): string | undefined => {
  if (!href) return undefined
  if (href.startsWith('/')) return toSitePath(href)
  if (/^[#?]/.test(href)) return href
  return SCHEMES.some((scheme) => href.toLowerCase().startsWith(scheme)) ? href : undefined
}
