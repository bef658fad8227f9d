import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DeliveryPage, WebhookList } from '../../../../domain/integrations/webhooks/webhookRows.schema'
import type { App } from '../../../lib/app'
import { type ListQuery, type ListSpec, listPairs } from '../../../lib/listQuery'
import { OWN } from '../../../lib/session/sessionQuery'
import { deskPaths } from '../../../deskPaths'

type Api = Pick<App, 'api'>

export const webhookKeys = { all: [OWN, 'webhooks'] } as const

/** Every webhook: there are few. */
export const webhooksQuery = ({ api }: Api) =>
  queryOptions({
    queryKey: [...webhookKeys.all, 'list'],
    queryFn: ({ signal }) => api.get<WebhookList>('/webhooks', { signal }),
    staleTime: 0,
  })

/** How the list of messages to a webhook is asked for. */
export const deliverySpec = (id: string): ListSpec => ({
  path: deskPaths.webhook.build(id),
  filters: { status: ['waiting', 'delivered', 'failed'] },
  sorts: [''],
})

/** While something waits, the list looks again by itself. */
const LOOK_AGAIN_MS = 3_000

/** A page of the messages to a webhook. */
export const deliveriesQuery = ({ api }: Api, id: string, query: ListQuery) =>
  queryOptions({
    queryKey: [...webhookKeys.all, 'deliveries', id, query],
    queryFn: ({ signal }) =>
      api.get<DeliveryPage>(`/webhooks/${encodeURIComponent(id)}/deliveries`, {
        query: listPairs(query),
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.docs.some(({ status }) => status === 'waiting') ? LOOK_AGAIN_MS : false,
  })
