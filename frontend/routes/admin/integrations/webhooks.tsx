import type { LoaderFunctionArgs } from 'react-router-dom'
import { hasRight } from '../../../../collections/access/policies.schema'
import { WebhookTable } from '../../../features/integrations/webhooks/WebhookTable'
import { webhooksQuery } from '../../../features/integrations/webhooks/webhookQueries'
import type { App } from '../../../lib/app'
import { awaitOnServer } from '../../../lib/awaitOnServer'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

/** The programs that are told when something happens, for administrators. */
export const loader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<PageData> => {
    await requireStaff(app, request, (user) => hasRight(user, 'site'))
    await awaitOnServer([app.queryClient.query(webhooksQuery(app))])
    return { head: { title: 'Webhooks', canonical: deskPaths.webhooks.build() } }
  }

export const Component = WebhookTable
