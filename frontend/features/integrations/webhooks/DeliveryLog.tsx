import { useMutation, useQuery } from '@tanstack/react-query'
import { webhookEventLabel } from '../../../../domain/integrations/webhookEvents/webhookEvents.schema'
import {
  DELIVERY_STATUSES,
  type DeliveryRow,
  type DeliveryStatus,
} from '../../../../domain/integrations/webhooks/webhookRows.schema'
import { type Column, DataTable } from '../../../components/list/DataTable'
import { ListView } from '../../../components/list/ListView'
import { Badge, type BadgeTone } from '../../../components/ui/Badge'
import { Button } from '../../../components/ui/Button'
import { Disclosure } from '../../../components/ui/Disclosure'
import { useApp } from '../../../lib/app'
import { formatDateTime } from '../../../lib/dates'
import { errorText } from '../../../lib/errorText'
import { messages } from '../../../lib/messages/messages'
import { webhookMessages } from '../../../lib/messages/webhookMessages'
import { useToast } from '../../../lib/toasts'
import { useListQuery } from '../../../lib/useListQuery'
import { deliveriesQuery, deliverySpec, webhookKeys } from './webhookQueries'

const TONES: Record<DeliveryStatus, BadgeTone> = { waiting: 'place', delivered: 'good', failed: 'stop' }

const Outcome = ({ id, answerStatus, answer, error, dueAt, attempts, body }: DeliveryRow) => (
  <>
    {error ?? (answerStatus === null ? 'Not tried yet' : `The server answered ${answerStatus}.`)}
    {attempts > 1 && ` ${attempts} attempts.`}
    {dueAt && attempts > 0 && ` Next: ${formatDateTime(dueAt)}.`}
    {answer && <span className="block text-ink-soft wrap-anywhere">{answer}</span>}
    <Disclosure id={`message-${id}`} title="Message" level={4}>
      <code className="block break-all whitespace-pre-wrap">{body}</code>
    </Disclosure>
  </>
)

const columnsFor = (onReplay: ((delivery: DeliveryRow) => void) | undefined): Column<DeliveryRow>[] => [
  {
    id: 'event',
    header: 'Event',
    cell: ({ kind, createdAt }) => (
      <>
        {webhookEventLabel(kind)}
        <span className="block font-normal text-ink-soft">{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'State',
    cell: ({ status }) => <Badge tone={TONES[status]}>{DELIVERY_STATUSES[status]}</Badge>,
  },
  { id: 'outcome', header: 'Answer', cell: (delivery) => <Outcome {...delivery} /> },
  ...(onReplay
    ? [
        {
          id: 'replay',
          header: 'Send again',
          cell: (delivery: DeliveryRow) => (
            <Button tone="quiet" onClick={() => onReplay(delivery)}>
              Send Again
              <span className="sr-only">
                {' '}
                {webhookEventLabel(delivery.kind)}, {formatDateTime(delivery.createdAt)}
              </span>
            </Button>
          ),
        },
      ]
    : []),
]

/** What was, or is to be, sent to a webhook in the last 30 days. */
export const DeliveryLog = ({ webhook, mayReplay }: { webhook: string; mayReplay: boolean }) => {
  const app = useApp()
  const toast = useToast()
  const spec = deliverySpec(webhook)
  const query = useListQuery(spec)
  const result = useQuery({ ...deliveriesQuery(app, webhook, query), throwOnError: false })
  const replay = useMutation({
    mutationFn: ({ id }: DeliveryRow) => app.api.post(`/webhooks/${webhook}/deliveries/${id}/replay`, {}),
    onSuccess: () => toast({ tone: 'success', title: webhookMessages.replayed }),
    onError: (error) =>
      toast({
        tone: 'error',
        title: webhookMessages.failed,
        description: errorText(error, messages.unexpected),
      }),
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: webhookKeys.all }),
  })
  return (
    <section aria-labelledby="webhook-messages" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 id="webhook-messages" className="text-xl">
        Messages of the last 30 days
      </h3>
      <ListView
        spec={spec}
        query={query}
        result={result}
        noun={{ one: 'message', many: 'messages' }}
        empty={webhookMessages.noDeliveries}
        failed={webhookMessages.deliveriesFailed}
      >
        {(rows, isStale) => (
          <DataTable
            caption="Messages"
            columns={columnsFor(mayReplay ? (delivery) => replay.mutate(delivery) : undefined)}
            rows={rows}
            rowKey={({ id }) => id}
            sort=""
            sortTo={() => ''}
            isStale={isStale}
          />
        )}
      </ListView>
    </section>
  )
}
