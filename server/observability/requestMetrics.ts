import type { Registry } from 'prom-client'
import type { RequestKind } from '../requestKind'
import { createCounter, createDurations } from './cheapMetrics'

/** Seconds. The last is the time in which every request is answered. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 8]

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
  const countRequest = createCounter(registry, {
    name: 'http_requests_total',
    help: 'Requests that were answered, by what they are for.',
    labels: ['kind', 'method', 'status'],
  })
  const addDuration = createDurations(registry, {
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    label: 'kind',
    bounds: BOUNDS,
  })
  const countPage = createCounter(registry, {
    name: 'page_cache_requests_total',
    help: 'Pages that visitors asked for, by whether the cache had them (hit, miss).',
    labels: ['result'],
  })
  return {
    count: (kind, method, status, ms) => {
      countRequest(kind, METHODS.has(method) ? method : 'other', String(status))
      addDuration(kind, ms / 1000)
    },
    countPage: (isCached) => countPage(isCached ? 'hit' : 'miss'),
  }
}
