import { Counter, Histogram, type Registry } from 'prom-client'
import type { RequestKind } from '../requestKind'

/** Seconds. The last is the time in which every request is answered. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 8]

/** A client can invent methods; a metric for each would fill the memory. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface RequestMetrics {
  /** @param ms until the answer was sent */
  count: (kind: RequestKind, method: string, status: number, ms: number) => void
  /** Whether a page that may be cached was. */
  countPage: (isCached: boolean) => void
}

/** Requests by kind, method and status, how long they took, and how many pages came from the cache. */
export const createRequestMetrics = (registry: Registry): RequestMetrics => {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered, by what they are for.',
    labelNames: ['kind', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  })
  const pages = new Counter({
    name: 'page_cache_requests_total',
    help: 'Pages that visitors asked for, by whether the cache had them (hit, miss).',
    labelNames: ['result'],
    registers,
  })
  return {
    count: (kind, method, status, ms) => {
      requests.inc({ kind, method: METHODS.has(method) ? method : 'other', status: String(status) })
      durations.observe({ kind }, ms / 1000)
    },
    countPage: (isCached) => pages.inc({ result: isCached ? 'hit' : 'miss' }),
  }
}
