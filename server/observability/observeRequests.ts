import { type RequestListener, type IncomingMessage } from 'node:http'
import { SpanKind } from '@opentelemetry/api'
import type { Logger } from '../../platform/logger'
import { endSpan, startTrace, withinSpan } from '../../platform/tracing/spans'
import { requestKindOf } from '../requestKind'
import type { RequestMetrics } from './requestMetrics'

interface Options {
  /** Has a line for every request; without it `log` has those that failed or were slow. No address, no query. */
  accessLog?: Pick<Logger, 'error' | 'info'>
  metrics: RequestMetrics
  log: Pick<Logger, 'error' | 'warn' | 'debug'>
  requestIdOf: (incoming: IncomingMessage) => string
  /** A request that took this long is named in the log as slow. */
  slowMs: number
  /** Whether proxies that the operator trusts stand before the server: only their `traceparent` is taken. */
  isBehindProxies: boolean
}

/** Counts, times, logs and traces every request, whoever answers it. */
export const observeRequests =
  (
    { accessLog, metrics, log, requestIdOf, slowMs, isBehindProxies }: Options,
    next: RequestListener,
  ): RequestListener =>
  (incoming, outgoing) => {
    const started = performance.now()
    const traceparent = isBehindProxies ? incoming.headers.traceparent : undefined
    const kind = requestKindOf(incoming.url ?? '/')
    const span = startTrace(
      `${incoming.method ?? 'GET'} ${kind}`,
      SpanKind.SERVER,
      {},
      traceparent?.toString(),
    )
    outgoing.on('close', () => {
      const { method = 'GET', url = '/' } = incoming
      const { statusCode: status } = outgoing
      const took = performance.now() - started
      metrics.count(kind, method, status, took)
      const query = url.indexOf('?')
      const path = query < 0 ? url : url.slice(0, query)
      const ms = Math.round(took)
      const requestId = requestIdOf(incoming)
      const isAborted = !outgoing.writableFinished
      const entry = { requestId, method, path, status, ms, ...(isAborted && { isAborted }) }
      span?.setAttributes({
        'http.request.method': method,
        'http.response.status_code': status,
        'association.request_id': requestId,
      })
      endSpan(span, status >= 500)
      if (ms >= slowMs && status < 500) log.warn(entry, 'slow request')
      if (status >= 500) (accessLog ?? log).error(entry, 'request')
      else if (accessLog) accessLog.info(entry, 'request')
      else log.debug(entry, 'request')
    })
    withinSpan(span, () => next(incoming, outgoing))
  }
