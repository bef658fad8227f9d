import { QueryClient, type QueryKey, hashKey } from '@tanstack/react-query'
import { ApiError } from './ApiError'

/** Public content is as fresh as the page that brought it for a minute; seats and sessions say otherwise themselves. */
const STALE_MS = 60_000
const MAX_RETRIES = 2

/**
 * What a page's loader has just asked for, the page's parts do not ask for again: not when they mount, nor when they
 * hydrate, which on a slow line comes long after the page is read: its rows would move under the reader's eyes.
 */
const JUST_LOADED_MS = 30_000

/** The library's hash: it sorts the fields of objects, which takes several times as long and which few keys have. */
const hashOfKey = (key: QueryKey): string =>
  key.some((part) => typeof part === 'object') ? hashKey(key) : JSON.stringify(key)

export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // a page that is rendered anew would spend a twentieth of its time on hashes; a browser's handful need no bytes
        ...(import.meta.env.SSR && { queryKeyHashFn: hashOfKey }),
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
