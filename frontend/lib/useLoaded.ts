import {
  type DefaultError,
  type QueryKey,
  type UseSuspenseQueryOptions,
  hashKey,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'

const useObserved = <Data, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Data, DefaultError, Data, Key>,
): Data => useSuspenseQuery(query).data

/**
 * The server renders once, after the loaders: nothing changes that it would have to observe, which is most of
 * the work.
 */
const useOnce: typeof useObserved = <Data, Key extends QueryKey>({
  queryKey,
}: UseSuspenseQueryOptions<Data, DefaultError, Data, Key>): Data =>
  useQueryClient().getQueryCache().get<Data>(hashKey(queryKey))?.state.data as Data

/** What a loader has waited for, on the server too. */
export const useLoaded = import.meta.env.SSR ? useOnce : useObserved
