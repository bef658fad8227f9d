import { queryOptions } from '@tanstack/react-query'
import type { AnswerTemplate } from '../../../../../domain/messaging/contactMessages/templates/templates.schema'
import type { App } from '../../../../lib/app'
import { OWN } from '../../../../lib/session/sessionQuery'

const TEMPLATES_KEY = [OWN, 'answer-templates'] as const

/** The texts that answers can begin with, by title. */
export const templatesQuery = ({ api }: Pick<App, 'api'>) =>
  queryOptions({
    queryKey: TEMPLATES_KEY,
    queryFn: ({ signal }) => api.get<AnswerTemplate[]>('/answer-templates', { signal }),
    staleTime: 0,
  })
