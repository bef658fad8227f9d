import type { LoaderFunctionArgs } from 'react-router-dom'
import { seesAccounts } from '../../../collections/access/policies.schema'
import { SavedListTable } from '../../features/office/savedLists/SavedListTable'
import { savedListSpec, savedListsQuery } from '../../features/office/savedLists/savedListQueries'
import type { App } from '../../lib/app'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { requireStaff } from '../../lib/session/requireStaff'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesAccounts)
    const query = readListQuery(savedListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(savedListsQuery(app, query))])
    return { head: { title: 'Lists', canonical: deskPaths.lists.build() } }
  }

export const Component = () => <SavedListTable />
