import type { QueryPairs } from './apiClient'
import type { App } from './app'
import { sessionQuery } from './session/sessionQuery'

/** The condition under which a document is asked for: published, or in a preview its newest draft. */
export const publishedOrDraft = (isPreview: boolean): QueryPairs =>
  isPreview ? [['draft', true]] : [['where[_status][equals]', 'published']]

/** Whether the panel's Preview button led here. What a visitor may not read stays hidden either way. */
export const isPreviewOf = async (app: App, request: Request): Promise<boolean> => {
  if (!new URL(request.url).searchParams.has('preview')) return false
  return (await app.queryClient.query(sessionQuery(app))).user !== null
}
