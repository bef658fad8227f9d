import { beginsWithAny, marksOf } from '../../../../domain/content/search/folding.schema'
import type { SearchAnswer } from '../../../../domain/content/search/search.schema'
import type { SiteChrome } from '../../../../domain/content/siteChrome/siteChrome.schema'
import { type Place, divisionsOf, matching, pagesOf } from './places'
import { type Result, type ResultGroup, foundGroups } from './resultGroups'

export type PaletteOption = Result

export type PaletteGroup = ResultGroup

export interface Searched {
  /** What is searched for; empty before anything is typed. */
  text: string
  found: SearchAnswer | undefined
  /** A visitor is not offered pages that would ask them to sign in. */
  isSignedIn: boolean
}

/**
 * What is offered for a text: pages and divisions by title and category, then what the server found. Each
 * result leads to its own address. Source: spec.md section 2; decisions.md "Screens".
 */
export const paletteGroups = (
  siteChrome: SiteChrome,
  { text, found, isSignedIn }: Searched,
): PaletteGroup[] => {
  const isMatch = text ? beginsWithAny(text) : () => false
  const toResult = ({ title, href }: Place, detail?: string): Result => ({
    key: href,
    title,
    titleMarks: marksOf(title, isMatch),
    detail,
    href,
  })
  const pages = matching(pagesOf(siteChrome, { isSignedIn }), text)
  const divisions = matching(divisionsOf(siteChrome), text)
  const shown = new Set([...pages, ...divisions].map(({ href }) => href))
  return [
    { label: 'Pages', results: pages.map((page) => toResult(page, page.category)) },
    { label: 'Divisions', results: divisions.map((division) => toResult(division)) },
    ...foundGroups(found, text, shown),
  ].filter(({ results }) => results.length > 0)
}
