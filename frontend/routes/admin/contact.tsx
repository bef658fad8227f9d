import { isAdmin } from '../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { MessageTable } from '../../features/contactMessages/staff/MessageTable'
import { messageListQuery, messageListSpec } from '../../features/contactMessages/staff/messageQueries'
import type { App } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { paths } from '../../paths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, isAdmin)
    const query = readListQuery(messageListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(messageListQuery(app, query))])
    return { head: { title: 'Contact Forms', canonical: paths.admin.contact.build() } }
  }

export const Component = () => <MessageTable />
