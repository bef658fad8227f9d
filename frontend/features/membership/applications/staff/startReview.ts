import type { Decision } from '../../../../../domain/membership/applications/decision.schema'
import type { App } from '../../../../lib/app'

/** Takes up the review of an application that is pending; one that is not any more is refused. */
export const startReview = (api: App['api'], id: string): Promise<Decision> =>
  api.post(`/applications/${encodeURIComponent(id)}/status`, { from: 'pending', status: 'under_review' })
