import { isAdmin } from '../../../collections/access/policies.schema'
import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { MessageTable } from '../../features/messaging/contactMessages/staff/MessageTable'
import {
  messageListQuery,
  messageListSpec,
} from '../../features/messaging/contactMessages/staff/messageQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    const { searchParams } = new URL(request.url)
    const open = searchParams.get('open')
    // links in earlier mails: the message had no page of its own
    if (open !== null && /^[0-9a-f]{24}$/.test(open)) throw redirect(deskPaths.contactMessage.build(open))
    const query = readListQuery(messageListSpec, searchParams)
    await awaitOnServer([app.queryClient.query(messageListQuery(app, query))])
    return { head: { title: 'Contact Forms', canonical: deskPaths.contact.build() } }
  }

export const Component = MessageTable
