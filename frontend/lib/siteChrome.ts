import { queryOptions } from '@tanstack/react-query'
import type { Frame } from '../../domain/siteChrome/siteChrome.schema'
import { type App, useApp } from './app'
import { newestDraft } from './newestDraft'
import { useLoaded } from './useLoaded'

const FRAME_STALE_MS = 5 * 60_000

/** Settings, navigation and divisions: what header and footer of every page show. */
export const frameQuery = ({ api, isPreview }: Pick<App, 'api' | 'isPreview'>) =>
  queryOptions({
    queryKey: ['frame'],
    queryFn: ({ signal }) => api.get<Frame>('/frame', { query: newestDraft(isPreview), signal }),
    staleTime: FRAME_STALE_MS,
  })

export const useFrame = (): Frame => useLoaded(frameQuery(useApp()))
