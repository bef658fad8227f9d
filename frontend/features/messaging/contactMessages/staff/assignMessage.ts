import type { App } from '../../../../lib/app'
import { threadQuery } from './messageQueries'

/** Gives a message that is nobody's to who asks; a colleague who was quicker keeps it. */
export const claimMessage = ({ api }: Pick<App, 'api'>, id: string): Promise<unknown> =>
  api.post(`/contact-messages/${encodeURIComponent(id)}/claim`, {})

/** Gives a message to somebody, or to nobody, as it stands now. */
export const assignMessage = async (
  { api, queryClient }: Pick<App, 'api' | 'queryClient'>,
  id: string,
  assignee: string | null,
): Promise<unknown> => {
  const { message } = await queryClient.query(threadQuery({ api }, id))
  return api.post(`/contact-messages/${encodeURIComponent(id)}/handling`, {
    assignee,
    updatedAt: message.updatedAt,
  })
}
