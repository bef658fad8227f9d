import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router-dom'
import { hasRight } from '../../../../collections/access/policies.schema'
import { Link } from '../../../components/ui/Link'
import { EmptyState } from '../../../components/ui/EmptyState'
import { NewWebhook, WebhookView } from '../../../features/integrations/webhooks/WebhookView'
import { webhooksQuery } from '../../../features/integrations/webhooks/webhookQueries'
import { notFound } from '../../../lib/ApiError'
import { type App, useApp } from '../../../lib/app'
import type { PageData } from '../../../lib/pageHead'
import { requireStaff } from '../../../lib/session/requireStaff'
import { deskPaths } from '../../../deskPaths'

/** A new webhook, or one of them. */
export const loader =
  (app: App) =>
  async ({ params: { id = 'new' }, request }: LoaderFunctionArgs): Promise<PageData> => {
    const isNew = id === 'new'
    await requireStaff(app, request, (user) => hasRight(user, 'site'), { isForChanges: isNew })
    if (isNew) return { head: { title: 'New Webhook', canonical: deskPaths.webhook.build('new') } }
    const { webhooks } = await app.queryClient.query(webhooksQuery(app))
    const webhook = webhooks.find((each) => each.id === id)
    if (!webhook) throw notFound()
    return { head: { title: webhook.name, canonical: deskPaths.webhook.build(id) } }
  }

const OneWebhook = ({ id }: { id: string }) => {
  const { data } = useSuspenseQuery(webhooksQuery(useApp()))
  const webhook = data.webhooks.find((each) => each.id === id)
  return webhook ? (
    <WebhookView webhook={webhook} />
  ) : (
    // a colleague removed it while it was looked at
    <EmptyState
      title="This webhook has been removed"
      action={
        <Link to={deskPaths.webhooks.build()} className="btn">
          All Webhooks
        </Link>
      }
    />
  )
}

export const Component = () => {
  const { id = 'new' } = useParams()
  return id === 'new' ? <NewWebhook /> : <OneWebhook key={id} id={id} />
}
