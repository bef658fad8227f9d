import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError'

/** Public content is as fresh as the page that brought it for a minute; seats and sessions say otherwise themselves. */
const STALE_MS = 60_000
const MAX_RETRIES = 2

/**
 * What a page's loader has just asked for, the page's parts do not ask for again: not when they mount, nor
 * when they hydrate.
 */
const JUST_LOADED_MS = 5_000

export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnMount: (query) => query.isStaleByTime(JUST_LOADED_MS),
        refetchOnWindowFocus: false,
        // Without a line the service worker may still answer; where it cannot, a page says so at once instead
        // of waiting.
        networkMode: 'always',
        retry: isServer
          ? false
          : (failures, error) =>
              failures < MAX_RETRIES && navigator.onLine && error instanceof ApiError && error.isTransient,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
