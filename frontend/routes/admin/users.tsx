import { seesAccounts } from '../../../collections/access/policies.schema'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { AccountTable } from '../../features/accounts/AccountTable'
import { accountListQuery, accountListSpec } from '../../features/accounts/accountQueries'
import type { App } from '../../lib/app'
import { readListQuery } from '../../lib/listQuery'
import type { PageData } from '../../lib/pageHead'
import { PersonStanding } from './person/PersonStanding'
import { requireStaff } from '../../lib/session/requireStaff'
import { awaitOnServer } from '../../lib/awaitOnServer'
import { deskPaths } from '../../deskPaths'

export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, seesAccounts)
    const query = readListQuery(accountListSpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(accountListQuery(app, query))])
    return { head: { title: 'User Management', canonical: deskPaths.users.build() } }
  }

export const Component = () => <AccountTable beside={({ id }) => <PersonStanding user={id} />} />
