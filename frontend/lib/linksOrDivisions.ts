import type { SiteChrome } from '../../domain/content/siteChrome/siteChrome.schema'
import { paths } from '../paths'

interface LinkList {
  source?: 'links' | 'divisions' | null
  links?: { label: string; href: string }[] | null
}

/** A list of links as editors set it: typed in, or the divisions as they are. */
export const linksOrDivisions = (
  { source, links }: LinkList,
  divisions: SiteChrome['divisions'],
): { label: string; href: string }[] =>
  source === 'divisions'
    ? divisions.map(({ slug, title }) => ({ label: title, href: paths.division.build(slug) }))
    : (links ?? []).filter(({ href }) => href)
