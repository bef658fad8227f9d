import { useQuery } from '@tanstack/react-query'
import { hasRight } from '../../../../collections/access/policies.schema'
import type { WebhookRow } from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { webhookEventLabel } from '../../../../domain/integrations/webhookEvents/webhookEvents.schema'
import { type Column, DataTable } from '../../../components/list/DataTable'
import { ButtonLink } from '../../../components/ui/Button'
import { EmptyState } from '../../../components/ui/EmptyState'
import { Link } from '../../../components/ui/Link'
import { LoadFailure } from '../../../components/ui/LoadFailure'
import { Spinner } from '../../../components/ui/Spinner'
import { useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { webhookMessages } from '../../../lib/messages/webhookMessages'
import { useSession } from '../../../lib/session/useSession'
import { deskPaths } from '../../../deskPaths'
import { WebhookState } from './WebhookState'
import { webhooksQuery } from './webhookQueries'

const COLUMNS: Column<WebhookRow>[] = [
  {
    id: 'name',
    header: 'Webhook',
    cell: ({ id, name, url }) => (
      <>
        <Link to={deskPaths.webhook.build(id)} className="link inline-flex min-h-11 items-center">
          <bdi>{name}</bdi>
        </Link>
        <span className="block font-normal break-all text-ink-soft">{url}</span>
      </>
    ),
  },
  { id: 'state', header: 'State', cell: (webhook) => <WebhookState {...webhook} /> },
  { id: 'kinds', header: 'Is told of', cell: ({ kinds }) => kinds.map(webhookEventLabel).join(', ') },
  {
    id: 'last',
    header: 'Last delivered',
    cell: ({ lastDeliveredAt }) => (lastDeliveredAt ? formatDateTime(lastDeliveredAt) : 'Never'),
  },
]

/** The programs that are told when something happens. Source: issue "Production readiness", part 9. */
export const WebhookTable = () => {
  const { user } = useSession()
  const { data, isPending, ...failure } = useQuery({ ...webhooksQuery(useApp()), throwOnError: false })
  if (isPending) return <Spinner label="Loading the webhooks" />
  if (!data) return <LoadFailure title={webhookMessages.listFailed} {...failure} />
  const newWebhook = hasRight(user, 'site') && (
    <ButtonLink tone="main" to={deskPaths.webhook.build('new')}>
      New Webhook
    </ButtonLink>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 className="text-2xl">Webhooks</h2>
      <p className="max-w-text">
        A webhook tells another program at once when something happens here: a person was added, a payment
        came, an event was published.
      </p>
      {data.webhooks.length === 0 ? (
        <EmptyState title={webhookMessages.none} action={newWebhook} />
      ) : (
        <>
          {newWebhook && <p>{newWebhook}</p>}
          <DataTable
            caption="Webhooks"
            columns={COLUMNS}
            rows={data.webhooks}
            rowKey={({ id }) => id}
            sort=""
            sortTo={() => ''}
          />
        </>
      )}
    </div>
  )
}
