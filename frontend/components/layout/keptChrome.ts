import type { SiteChrome } from '../../../domain/content/siteChrome/siteChrome.schema'
import type { KeptChrome } from '../../lib/app'
import { isCurrentLink, siteMenus } from './siteMenus'

/** Where the parts stand in a page. */
const BEGINNINGS: Record<keyof KeptChrome, readonly [start: string, end: string]> = {
  header: ['<header class="header">', '</header>'],
  footerGroups: ['<nav aria-label="Footer" class="foot-groups">', '</nav>'],
}

/** By the site chrome that they show, which is another object after each change; then by the header's current links. */
const kept = new WeakMap<SiteChrome, Map<string, KeptChrome>>()

/** What the page changes in its header. */
const variantOf = (siteChrome: SiteChrome, pathname: string): string =>
  siteMenus(siteChrome)
    .links.filter((link) => isCurrentLink(link, pathname))
    .map(({ href }) => href)
    .join(' ')

const cutOut = (html: string, [start, end]: readonly [string, string]): string | undefined => {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  return from < 0 || to < 0 ? undefined : html.slice(from + start.length, to)
}

/** Of pages that were rendered before; undefined for the first. */
export const findKeptChrome = (siteChrome: SiteChrome, pathname: string): KeptChrome | undefined =>
  kept.get(siteChrome)?.get(variantOf(siteChrome, pathname))

/** Keeps header and footer of a visitor's page for those that show the same site chrome. */
export const keepChrome = (siteChrome: SiteChrome, pathname: string, html: string): void => {
  const header = cutOut(html, BEGINNINGS.header)
  const footerGroups = cutOut(html, BEGINNINGS.footerGroups)
  if (header === undefined || footerGroups === undefined) return
  const variants = kept.get(siteChrome) ?? new Map<string, KeptChrome>()
  kept.set(siteChrome, variants.set(variantOf(siteChrome, pathname), { header, footerGroups }))
}
