import { toAnchor } from '../../lib/toAnchor'

/** The name of the query's part that tells which tab is open. */
export const TAB_PARAMETER = 'tab'

/** The tab that the address names, else the first. */
export const selectedTab = <Tab extends { label: string }>(
  tabs: readonly Tab[],
  search: URLSearchParams,
): Tab | undefined => tabs.find(({ label }) => toAnchor(label) === search.get(TAB_PARAMETER)) ?? tabs[0]
