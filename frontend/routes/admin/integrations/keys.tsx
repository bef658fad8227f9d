import type { LoaderFunctionArgs } from 'react-router-dom'
import { hasRight } from '../../../../collections/access/policies.schema'
import { ApiKeyTable } from '../../../features/integrations/ApiKeyTable'
import { apiKeySpec, apiKeysQuery } from '../../../features/integrations/apiKeyQueries'
import type { App } from '../../../lib/app'
import { awaitOnServer } from '../../../lib/awaitOnServer'
import { readListQuery } from '../../../lib/listQuery'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

/** The API keys, the first page of the tab Integrations. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (user) => hasRight(user, 'site'))
    const query = readListQuery(apiKeySpec, new URL(request.url).searchParams)
    await awaitOnServer([app.queryClient.query(apiKeysQuery(app, query))])
    return { head: { title: 'API Keys', canonical: deskPaths.integrations.build() } }
  }

export const Component = () => <ApiKeyTable />
