import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type {
  Candidate,
  GroupPeople,
  GroupRecord,
  GroupRequests,
  GroupTree,
  OfficeRow,
} from '../../../../domain/groups/groupTexts.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'

type Api = Pick<App, 'api'>

const KEY = [OWN, 'staff-groups'] as const

/** The groups that the member of staff sees, as a tree. */
export const groupTreeQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...KEY, 'tree'],
    queryFn: ({ signal }) => api.get<GroupTree>('/groups/tree', { signal }),
    staleTime: 0,
  })

/** A group with its offices and documents. */
export const groupRecordQuery = ({ api }: Api, id: string) =>
  queryOptions({
    queryKey: [...KEY, 'record', id],
    queryFn: ({ signal }) => api.get<GroupRecord>(`/groups/${encodeURIComponent(id)}/record`, { signal }),
    staleTime: 0,
  })

/** The list of a group's people, on the group's page. */
export const groupPeopleSpec = (id: string): ListSpec => ({
  path: deskPaths.group.build(id),
  filters: { of: ['branch'], state: ['ended'] },
  sorts: ['-startsOn'],
})

/** A page of a group's people. */
export const groupPeopleQuery = ({ api }: Api, id: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...KEY, 'people', id, query],
    queryFn: ({ signal }) =>
      api.get<GroupPeople>(`/groups/${encodeURIComponent(id)}/people`, { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The requests that wait: of every group that the member of staff sees, or of one; the oldest first. */
export const groupRequestsQuery = ({ api }: Api, group: string | undefined, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'requests', group ?? '', page],
    queryFn: ({ signal }) =>
      api.get<GroupRequests>('/groups/requests', {
        query: [['page', String(page)], ...(group ? [['group', group] as const] : [])],
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The terms of office of the association. */
export const officesQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...KEY, 'offices'],
    queryFn: async ({ signal }) =>
      (await api.get<{ offices: OfficeRow[] }>('/groups/offices', { signal })).offices,
    staleTime: 0,
  })

/** People who can be added to a group, by a part of the name. */
export const candidatesQuery = ({ api }: Api, id: string, q: string) =>
  queryOptions({
    queryKey: [...KEY, 'candidates', id, q],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ people: Candidate[] }>(`/groups/${encodeURIComponent(id)}/candidates`, {
          query: [['q', q]],
          signal,
        })
      ).people,
    enabled: q.length >= 2,
  })

/** The posts of `/about/leadership`, which a term of office can fill. */
export const postsQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...KEY, 'posts'],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ docs: { id: string; post: string }[] }>('/officers', {
          query: [
            ['sort', 'order'],
            ['depth', 0],
            ['limit', 100],
          ],
          signal,
        })
      ).docs,
  })
