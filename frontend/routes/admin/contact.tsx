import { isAdmin } from '../../../collections/access/policies.schema'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom'
import { BackLink } from '../../components/ui/BackLink'
import { MessageTable } from '../../features/contactMessages/staff/MessageTable'
import { ThreadView } from '../../features/contactMessages/staff/ThreadView'
import {
  messageListQuery,
  messageListSpec,
  threadQuery,
} from '../../features/contactMessages/staff/messageQueries'
import { ApiError } from '../../lib/ApiError'
import { type App, useApp } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import { adminMessages } from '../../lib/messages/adminMessages'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

const loadThread = async (app: App, id: string): Promise<PageData> => {
  try {
    const { message } = await app.queryClient.query(threadQuery(app, id))
    return { head: { title: message.subject, canonical: paths.admin.contactMessage.build(id) } }
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status)) throw error
    const status = error instanceof ApiError ? error.status : 0
    throw new ApiError(status, 'contact-message', adminMessages.messageThreadFailed)
  }
}

/** The list and the page of one message: one module, since each has its price on every page of the site. */
export const loader =
  (app: App) =>
  async ({ params: { id }, request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    if (id !== undefined) return loadThread(app, id)
    const { searchParams } = new URL(request.url)
    const open = searchParams.get('open')
    // links in earlier mails: the message had no page of its own
    if (open !== null && /^[0-9a-f]{24}$/.test(open)) throw redirect(paths.admin.contactMessage.build(open))
    const query = readListQuery(messageListSpec, searchParams)
    await awaitOnServer([app.queryClient.query(messageListQuery(app, query))])
    return { head: { title: 'Contact Forms', canonical: paths.admin.contact.build() } }
  }

const Thread = ({ id }: { id: string }) => {
  const { data: thread } = useSuspenseQuery(threadQuery(useApp(), id))
  return (
    <>
      <p className="mb-6">
        <BackLink fallback={paths.admin.contact.build()} label="All messages" />
      </p>
      <ThreadView key={id} thread={thread} />
    </>
  )
}

export const Component = () => {
  const { id } = useParams()
  return id === undefined ? <MessageTable /> : <Thread id={id} />
}
