import { queryOptions } from '@tanstack/react-query'
import type { GroupPage } from '../../../domain/groups/groupTexts.schema'
import type { App } from '../../lib/app'
import { OWN } from '../../lib/session/sessionQuery'

/** A group with what concerns whoever asks. */
export const groupPageQuery = ({ api }: Pick<App, 'api'>, slug: string) =>
  queryOptions({
    queryKey: [OWN, 'groups', 'page', slug],
    queryFn: ({ signal }) => api.get<GroupPage>(`/groups/page/${encodeURIComponent(slug)}`, { signal }),
    staleTime: 0,
  })
