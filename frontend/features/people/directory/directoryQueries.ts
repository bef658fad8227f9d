import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DirectoryMember, DirectoryPage } from '../../../../domain/people/directory/directory.schema'
import type { App } from '../../../lib/app'
import { OWN } from '../../../lib/session/sessionQuery'
import type { DirectoryFilter } from './directoryFilter'

/** A page of the members that a filter leaves. */
export const directoryQuery = ({ api }: Pick<App, 'api'>, filter: DirectoryFilter) =>
  queryOptions({
    queryKey: [OWN, 'directory', filter],
    queryFn: ({ signal }) =>
      api.get<DirectoryPage>('/directory', {
        query: Object.entries(filter).filter(([, value]) => value !== '') as [string, string | number][],
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/** One member, for an address that opens a profile. */
export const memberQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [OWN, 'directory', 'member', id],
    queryFn: ({ signal }) => api.get<DirectoryMember>(`/directory/${id}`, { signal }),
    staleTime: 0,
  })
