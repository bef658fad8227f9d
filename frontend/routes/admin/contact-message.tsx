import { isAdmin } from '../../../collections/access/policies.schema'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { ThreadView } from '../../features/messaging/contactMessages/staff/ThreadView'
import { threadQuery } from '../../features/messaging/contactMessages/staff/messageQueries'
import { ApiError } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { adminMessages } from '../../lib/messages/adminMessages'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ params: { id = '' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    try {
      const { message } = await app.queryClient.query(threadQuery(app, id))
      return { head: { title: message.subject, canonical: deskPaths.contactMessage.build(id) } }
    } catch (error) {
      if (error instanceof ApiError && [401, 404].includes(error.status)) throw error
      const status = error instanceof ApiError ? error.status : 0
      throw new ApiError(status, 'contact-message', adminMessages.messageThreadFailed)
    }
  }

export const Component = () => {
  const { id = '' } = useParams()
  const { data: thread } = useSuspenseQuery(threadQuery(useApp(), id))
  return <ThreadView key={id} thread={thread} />
}
