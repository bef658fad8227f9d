import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './ApiError'

/** Public content is as fresh as the page that brought it for a minute; seats and sessions say otherwise themselves. */
const STALE_MS = 60_000
const MAX_RETRIES = 2

export const createQueryClient = ({ isServer }: { isServer: boolean }): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: isServer ? false : (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTransient,
      },
      mutations: { retry: false },
    },
  })
