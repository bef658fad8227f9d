import type { DeliveryPage } from '../../../../../domain/integrations/webhooks/webhookRows.schema'
import type { Account } from '../../../../helpers/accounts'
import { apiKeyInput, makeApiKey } from '../../../../helpers/apiKeys'
import { required } from '../../../../helpers/required'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** On a key and webhooks of their own. */
export const integrationCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const ask = asker(app, admin)
  const { created } = await makeApiKey(app, admin)
  const input = { name: 'Accounting', url: 'https://hooks.example.org/in', kinds: ['person.created'] }
  const made = () => ask<{ id: string }>('POST', '/api/webhooks', { body: input })
  const at = ({ id }: { id: string }, part: string) => `/api/webhooks/${id}/${part}`
  const [webhook, paused, removed] = [await made(), await made(), await made()]
  await ask('POST', at(webhook, 'test'))
  const { docs } = await ask<DeliveryPage>('GET', at(webhook, 'deliveries'))
  return {
    'get /api/api-keys': {},
    'post /api/api-keys': { body: apiKeyInput() },
    'post /api/api-keys/{id}/revoke': { path: `/api/api-keys/${created.id}/revoke` },
    'get /api/webhooks': {},
    'post /api/webhooks': { body: input },
    'post /api/webhooks/{id}/change': {
      path: at(webhook, 'change'),
      body: { ...input, name: 'Books', revision: 0 },
    },
    'post /api/webhooks/{id}/state': { path: at(paused, 'state'), body: { isActive: false } },
    'post /api/webhooks/{id}/secret': { path: at(webhook, 'secret') },
    'post /api/webhooks/{id}/remove': { path: at(removed, 'remove') },
    'post /api/webhooks/{id}/test': { path: at(webhook, 'test') },
    'get /api/webhooks/{id}/deliveries': { path: at(webhook, 'deliveries') },
    'post /api/webhooks/{id}/deliveries/{delivery}/replay': {
      path: at(webhook, `deliveries/${required(docs[0]).id}/replay`),
    },
  }
}
