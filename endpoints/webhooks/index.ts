import type { Endpoint } from 'payload'
import { add, change, remove, secret, state } from './change'
import { deliveries, list } from './read'
import { replay, test } from './send'

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
