import { Counter, Histogram, type Registry } from 'prom-client'
import type { RequestKind } from '../requestKind'

/** Seconds. The last but one is the time in which every request is answered. */
const BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 8]

/** A client can invent methods; a metric for each would fill the memory. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export interface RequestMetrics {
  /** @param ms until the answer was sent */
  count: (kind: RequestKind, method: string, status: number, ms: number) => void
  /** Whether a page that may be cached was. */
  countPage: (isCached: boolean) => void
}

/**
 * A counter that costs a lookup a time. The library's own takes as long as a fiftieth of a cached page, so it gets the
 * counts when they are read.
 * @returns counts one more under the values of its labels
 */
const createCounter = (
  registry: Registry,
  { name, help, labels: names }: { name: string; help: string; labels: readonly string[] },
): ((...values: string[]) => void) => {
  const counts = new Map<string, { labels: Record<string, string>; count: number }>()
  new Counter({
    name,
    help,
    labelNames: names,
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, count } of counts.values()) this.inc(labels, count)
    },
  })
  return (...values) => {
    const key = values.join(' ')
    let counted = counts.get(key)
    if (!counted) {
      const pairs = names.map((label, index) => [label, values[index] ?? ''] as const)
      counted = { labels: Object.fromEntries(pairs), count: 0 }
      counts.set(key, counted)
    }
    counted.count += 1
  }
}

/** Requests by kind, method and status, how long they took, and how many pages came from the cache. */
export const createRequestMetrics = (registry: Registry): RequestMetrics => {
  const countRequest = createCounter(registry, {
    name: 'http_requests_total',
    help: 'Requests that were answered, by what they are for.',
    labels: ['kind', 'method', 'status'],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from the first byte of a request to the last of its answer.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const countPage = createCounter(registry, {
    name: 'page_cache_requests_total',
    help: 'Pages that visitors asked for, by whether the cache had them (hit, miss).',
    labels: ['result'],
  })
  return {
    count: (kind, method, status, ms) => {
      countRequest(kind, METHODS.has(method) ? method : 'other', String(status))
      durations.observe({ kind }, ms / 1000)
    },
    countPage: (isCached) => countPage(isCached ? 'hit' : 'miss'),
  }
}
