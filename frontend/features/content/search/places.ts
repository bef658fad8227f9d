import type { SiteChrome } from '../../../../domain/content/siteChrome/siteChrome.schema'
import { toSitePath } from '../../../../platform/sitePath.schema'
import { isContained } from '../../../../domain/content/search/folding.schema'
import { paths } from '../../../paths'

/** A page that is always there, or a division's. */
export interface Place {
  title: string
  /** Where it stands in the site; searched as its title is. */
  category: string
  href: string
}

const MAIN_CATEGORY = 'Main pages'
const DIVISION_CATEGORY = 'Technical divisions'

/** What header and footer lead to only in part, and editors may take out of them. */
const FIXED: readonly Place[] = [
  { title: 'Newsroom', category: 'News', href: paths.newsroom.build() },
  { title: 'Women in Engineering', category: 'News', href: paths.womenInEngineering.build() },
  { title: 'Careers', category: 'Association', href: paths.careers.build() },
  { title: 'Mentoring', category: 'Membership', href: paths.membership.mentoring.build() },
  { title: 'My Profile', category: 'Account', href: paths.profile.build() },
]

const isOfSite = ({ href }: Place): boolean => toSitePath(href) !== undefined

/** Pages that send a visitor to sign in. */
const NEEDS_ACCOUNT: readonly string[] = [
  paths.members.path,
  paths.membership.mentoring.path,
  paths.profile.path,
  paths.admin.path,
  paths.membership.application.path,
  paths.membership.dashboard.path,
  paths.membership.cpd.path,
  paths.membership.papers.path,
  paths.membership.renewalRequest.path,
]

const needsAccount = ({ href }: Place): boolean =>
  NEEDS_ACCOUNT.some((path) => href === path || href.startsWith(`${path}?`) || href.startsWith(`${path}/`))

/**
 * Every static page that the navigation names or the site always has, each once, less those that are closed
 * to visitors.
 */
export const pagesOf = (
  { navigation }: Pick<SiteChrome, 'navigation'>,
  { isSignedIn }: { isSignedIn: boolean },
): Place[] => {
  const pages: Place[] = []
  for (const { label, href, source, links } of navigation.menus ?? []) {
    if (href) pages.push({ title: label, category: MAIN_CATEGORY, href })
    else if (source !== 'divisions')
      pages.push(...(links ?? []).map((link) => ({ title: link.label, category: label, href: link.href })))
  }
  for (const { title, links } of navigation.footer ?? [])
    pages.push(...(links ?? []).map((link) => ({ title: link.label, category: title, href: link.href })))
  return [...pages, ...FIXED].filter(
    (page, index, all) =>
      isOfSite(page) &&
      (isSignedIn || !needsAccount(page)) &&
      all.findIndex(({ href }) => href === page.href) === index,
  )
}

export const divisionsOf = ({ divisions }: Pick<SiteChrome, 'divisions'>): Place[] =>
  divisions.map(({ slug, title }) => ({
    title,
    category: DIVISION_CATEGORY,
    href: paths.division.build(slug),
  }))

/** Those whose title or category contains a text; all of them for an empty one. */
export const matching = (places: Place[], text: string): Place[] =>
  places.filter(
    ({ title, category }) => text === '' || isContained(text, title) || isContained(text, category),
  )
