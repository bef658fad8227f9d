import type { ClientRequest, IncomingMessage } from 'node:http'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, SpanKind } from '@opentelemetry/api'
import { endSpan, startSpan, traceHeadersOf } from '../../../platform/tracing/spans'

/** A request of `fetch`, as Node publishes it. */
interface FetchRequest {
  origin?: string | URL
  method?: string
  addHeader: (name: string, value: string) => void
}

type Listener = (message: unknown) => void

const FAILED_FROM = 400

/** The host is a provider that the operator has set; paths and queries hold ids of people and payments. */
const hostOf = (origin: unknown): string => {
  try {
    return new URL(String(origin)).hostname
  } catch {
    return ''
  }
}

const beginCall = (method: string, host: string): Span | undefined =>
  startSpan(`${method} ${host}`, SpanKind.CLIENT, { 'http.request.method': method, 'server.address': host })

const endCall = (span: Span, status: number): void => {
  span.setAttribute('http.response.status_code', status)
  endSpan(span, status >= FAILED_FROM)
}

/** Calls by `fetch` take the trace along. */
const fetchListeners = (underWay: WeakMap<object, Span>): Record<string, Listener> => ({
  'undici:request:create': (message) => {
    const { request } = message as { request: FetchRequest }
    const span = beginCall(request.method ?? 'GET', hostOf(request.origin))
    if (!span) return
    for (const [name, value] of Object.entries(traceHeadersOf(span))) request.addHeader(name, value)
    underWay.set(request, span)
  },
  'undici:request:headers': (message) => {
    const { request, response } = message as { request: FetchRequest; response: { statusCode: number } }
    const span = underWay.get(request)
    if (span) endCall(span, response.statusCode)
    underWay.delete(request)
  },
  'undici:request:error': (message) => {
    const { request } = message as { request: FetchRequest }
    endSpan(underWay.get(request), true)
    underWay.delete(request)
  },
})

/** Calls by Node's own client, which are published when their headers are gone: they take no trace along. */
const clientListeners = (underWay: WeakMap<object, Span>): Record<string, Listener> => ({
  'http.client.request.start': (message) => {
    const { request } = message as { request: ClientRequest }
    const span = beginCall(request.method, hostOf(`${request.protocol}//${request.host}`))
    if (!span) return
    underWay.set(request, span)
    request.once('error', () => {
      endSpan(underWay.get(request), true)
      underWay.delete(request)
    })
  },
  'http.client.response.finish': (message) => {
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage }
    const span = underWay.get(request)
    if (span) endCall(span, response.statusCode ?? 0)
    underWay.delete(request)
  },
})

/**
 * Makes a span of each call to another program that belongs to a request or a job.
 * @returns ends it
 */
export const traceOutgoing = (): (() => void) => {
  const underWay = new WeakMap<object, Span>()
  const listeners = Object.entries({ ...fetchListeners(underWay), ...clientListeners(underWay) })
  for (const [channel, listener] of listeners) subscribe(channel, listener)
  return () => {
    for (const [channel, listener] of listeners) unsubscribe(channel, listener)
  }
}
