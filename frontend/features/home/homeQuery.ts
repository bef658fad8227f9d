import { queryOptions } from '@tanstack/react-query'
import type { Home } from '../../../payload-types'
import type { App } from '../../lib/app'
import { newestDraft } from '../../lib/newestDraft'

/** What staff wrote for the home page, with the publications and the event that they chose. */
export const homeQuery = ({ api, isPreview }: Pick<App, 'api' | 'isPreview'>) =>
  queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => api.get<Home>('/globals/home', { query: [['depth', 1], ...newestDraft(isPreview)], signal }),
  })
