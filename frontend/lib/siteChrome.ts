import { queryOptions } from '@tanstack/react-query'
import type { SiteChrome } from '../../domain/content/siteChrome/siteChrome.schema'
import { type App, useApp } from './app'
import { newestDraft } from './newestDraft'
import { useLoaded } from './useLoaded'

const SITE_CHROME_STALE_MS = 5 * 60_000

/** Settings, navigation and divisions: what header and footer of every page show. */
export const siteChromeQuery = ({ api, isPreview }: Pick<App, 'api' | 'isPreview'>) =>
  queryOptions({
    queryKey: ['siteChrome'],
    queryFn: ({ signal }) => api.get<SiteChrome>('/frame', { query: newestDraft(isPreview), signal }),
    staleTime: SITE_CHROME_STALE_MS,
  })

export const useSiteChrome = (): SiteChrome => useLoaded(siteChromeQuery(useApp()))
