import type { Endpoint } from 'payload'
import { remove, secret, state } from './manage'
import { deliveries, list } from './read'
import { replay, test } from './send'
import { add, change } from './write'

/** The endpoints of webhooks, under `/api/webhooks`. */
export const webhookEndpoints: Endpoint[] = [
  list,
  add,
  change,
  state,
  secret,
  remove,
  test,
  deliveries,
  replay,
]
