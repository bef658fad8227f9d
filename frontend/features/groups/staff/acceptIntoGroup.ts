import type { App } from '../../../lib/app'

/** Accepts a request to join a group; the member is told by mail. */
export const acceptIntoGroup = (api: App['api'], request: string): Promise<unknown> =>
  api.post(`/groups/requests/${encodeURIComponent(request)}/decision`, { status: 'accepted' })
