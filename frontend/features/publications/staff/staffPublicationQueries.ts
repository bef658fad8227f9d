import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PUBLICATION_CATEGORIES } from '../../../../domain/publications/categories.schema'
import type { Uses } from '../../../../domain/content/trash/uses.schema'
import type {
  PublicationDetail,
  PublicationList,
} from '../../../../domain/publications/publicationForm.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'
import { PUBLICATION_SORTS } from '../../../../domain/publications/sorts.constants'

export const publicationListSpec: ListSpec = {
  path: deskPaths.publications.path,
  filters: { category: Object.keys(PUBLICATION_CATEGORIES), status: ['published', 'draft'] },
  sorts: PUBLICATION_SORTS,
}

export const staffPublicationKeys = { all: [OWN, 'publications'] } as const

/** A page of all publications, drafts included, that a filter leaves. */
export const staffPublicationListQuery = ({ api }: Pick<App, 'api'>, query: ListQuery) =>
  queryOptions({
    queryKey: [...staffPublicationKeys.all, 'list', query],
    queryFn: ({ signal }) =>
      api.get<PublicationList>('/publications/list', { query: listPairs(query), signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** A publication as it is by now, to be edited. */
export const publicationEditionQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [...staffPublicationKeys.all, 'edition', id],
    queryFn: ({ signal }) =>
      api.get<PublicationDetail>(`/publications/${encodeURIComponent(id)}/edition`, { signal }),
    staleTime: 0,
  })

/** Where a publication is used. */
export const publicationUsesQuery = ({ api }: Pick<App, 'api'>, id: string) =>
  queryOptions({
    queryKey: [...staffPublicationKeys.all, 'uses', id],
    queryFn: ({ signal }) => api.get<Uses>(`/publications/${encodeURIComponent(id)}/uses`, { signal }),
    staleTime: 0,
  })
