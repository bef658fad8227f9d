import {
  type DefaultError,
  type QueryKey,
  type UseSuspenseQueryOptions,
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
  useQueryClient().getQueryData<Data>(queryKey) as Data

/** What the root's loader asked for: many parts of every page read it. */
export const useLoaded = import.meta.env.SSR ? useOnce : useObserved
