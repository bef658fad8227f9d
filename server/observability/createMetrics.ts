import type { Payload } from 'payload'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { connectionOf } from '../../platform/database'
import { watchPool } from './poolMetrics'
import { createQueueMetrics } from './queueMetrics'
import { type RequestMetrics, createRequestMetrics } from './requestMetrics'

/**
 * All metrics of this process: requests, the page cache, the pool of connections, the event loop and memory, and what
 * waits in the database, which every process tells alike. Source: issue 14, part 8.
 */
export const createMetrics = (payload: Payload): { registry: Registry; requests: RequestMetrics } => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchPool(connectionOf(payload).getClient(), registry)
  createQueueMetrics(payload, registry)
  return { registry, requests: createRequestMetrics(registry) }
}
