import type { App } from '../../../lib/app'

/** Queues a mail again that was not sent; one that was changed meanwhile is refused. */
export const resendMail = (
  api: App['api'],
  { id, updatedAt }: { id: string; updatedAt: string },
): Promise<unknown> => api.post(`/outbox/${encodeURIComponent(id)}/resend`, { updatedAt })
