import type { IncomingMessage } from 'node:http'
import type { Payload } from 'payload'
import { readApiKey } from '../../domain/integrations/apiKeys'
import { problem } from '../../endpoints/answers'
import { isDatabaseUnavailable } from '../../platform/databaseErrors'
import type { Environment } from '../../platform/env'
import type { Logger } from '../../platform/logger'
import { describeSpan } from '../../platform/tracing/spans'
import type { Database } from '../database/connectDatabase'
import type { DatabaseWatch } from '../database/databaseWatch'
import type { AnswerCache } from './answerCache'
import { declareCaching, dropNeedless } from './answerHeaders'
import { cacheablePaths } from './cacheablePaths'
import { boundQuery } from './boundedQuery'
import { type FieldTypes, fieldTypesOf } from './fieldTypes'
import { forwardedHeaders } from './forwardedHeaders'
import { type KnownRoute, createRouteMatcher, listKnownRoutes } from './knownRoutes'
import { isForeignOrigin } from './origin'
import { createPayloadHandler } from './passToPayload'
import { type ReceivedBody, createBodyReceiver } from './receiveBody'
import { createPictureReceiver, uploadArrivalMs } from './receivePicture'
import { databaseUnavailable, methodNotAllowed, notForKeys, notFound, tooManyRequests } from './refusals'
import type { ContentVersionReader } from '../site/contentVersion'
import { plainFormOf } from '../site/plainFormOf'
import type { SharedCaching } from '../site/sharedCaching'
import type { RequestRates } from './requestRates'
import { createSenders } from './senders'

export interface GatewayOptions {
  payload: Payload
  env: Environment
  log: Logger
  rates: RequestRates
  /** Of what visitors request over the network. Apart from what pages request, which a stranger must not evict. */
  answerCache: AnswerCache
  /** Tells when a write is seen by every process. */
  versionReader: Pick<ContentVersionReader, 'whenKnownEverywhere'>
  sharedCaching: SharedCaching
  database: Pick<Database, 'generation'>
  watch: DatabaseWatch
}

export interface Caller {
  requestId: string
  /** The address the request came from, proxies considered. */
  address: string
}

export interface Gateway {
  /**
   * Answers a request that came over the network.
   * @param method of the endpoint, where a form was posted for it
   */
  answer: (incoming: IncomingMessage, url: URL, caller: Caller, method?: string) => Promise<Response>
  /** Answers a request of the server's own renderer: same handlers, same access rules, no network, no rates. */
  answerInProcess: (request: Request) => Promise<Response>
  /** How long the body of a request may take to arrive: Infinity for a stream, undefined for the default. */
  arrivalMsOf: (incoming: IncomingMessage) => number | undefined
}

/** A request for a known route, of an allowed method. */
interface Admitted {
  incoming: IncomingMessage
  url: URL
  path: string
  method: string
  route: KnownRoute | undefined
  /** A query too long for an address, sent as the body of a POST. */
  isQueryInBody: boolean
  /** When it came in, of `performance.now()`. */
  startedAt: number
}

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

const isOfVisitor = ({ headers }: IncomingMessage): boolean => !headers.cookie && !headers.authorization

/** The endpoint of a form that is posted to its own page. */
const plainFormPath = (method: string | undefined, url: string): string | undefined =>
  url.includes('?') ? plainFormOf({ method }, new URL(url, 'http://localhost'))?.path : undefined

const apiPathOf = (pathname: string): string => pathname.replace(/^\/api/, '').replace(/\/+$/, '')

/** The only way into the REST API: known routes, bounded sizes, allowed rates, own origin; then Payload's handlers. */
export const createGateway = (options: GatewayOptions): Gateway => {
  const { payload, env, log, rates, answerCache, versionReader, sharedCaching, watch } = options
  const { config } = payload
  const cacheable = cacheablePaths(config)
  const matcher = createRouteMatcher(listKnownRoutes(config))
  const fieldTypes = new Map<string, FieldTypes>(
    config.collections.map((collection) => [collection.slug, fieldTypesOf(collection)]),
  )
  const { pass, survivingRestart } = createPayloadHandler(options)
  const receiveBody = createBodyReceiver({
    senders: createSenders(payload, watch),
    receivePicture: createPictureReceiver(),
  })

  /** The route of a request, or the answer to one that has none. */
  const admit = (incoming: IncomingMessage, url: URL, asked = incoming.method): Admitted | Response => {
    const path = apiPathOf(url.pathname)
    const method = (asked ?? 'GET').toUpperCase()
    let methods: string[]
    try {
      methods = matcher.methodsFor(path)
    } catch {
      return problem(400, 'malformed', 'The address is not readable') // broken percent-encoding
    }
    if (methods.length === 0) return notFound()
    if (methods.includes('GET')) methods.push('HEAD')
    const allow = [...methods, 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })
    const isQueryInBody = method === 'POST' && incoming.headers['x-payload-http-method-override'] === 'GET'
    if (!methods.includes(isQueryInBody ? 'GET' : method)) return methodNotAllowed(allow)
    if (!isReading(method) && isForeignOrigin(incoming.headers, env.SITE_URL))
      return problem(403, 'foreign_origin', 'This request came from another site and was refused')
    const route = isQueryInBody ? undefined : matcher.routeFor(method === 'HEAD' ? 'GET' : method, path)
    if (route) describeSpan({ 'http.route': `/api${route.path}` })
    if (readApiKey(incoming.headers.authorization) && !route?.requirements.opensToKeys) return notForKeys()
    return { incoming, url, path, method, route, isQueryInBody, startedAt: performance.now() }
  }

  const rateOf = ({ method, route, isQueryInBody }: Admitted): 'read' | 'write' =>
    isReading(method) || isQueryInBody ? 'read' : (route?.requirements.rate ?? 'write')

  /** Bounds the query and has Payload answer, or the cache. */
  const answerReceived = async (
    { incoming, url, path, method, isQueryInBody, startedAt }: Admitted,
    { body, stream, isDropped }: ReceivedBody,
    caller: Caller,
  ): Promise<Response> => {
    const headers = forwardedHeaders(incoming, caller)
    if (isQueryInBody || isDropped) headers.delete('content-type')
    const search = isQueryInBody ? `?${body?.toString('utf8') ?? ''}` : url.search
    const bounded = boundQuery(search, fieldTypes.get(path.split('/')[1] ?? ''))
    if ('problem' in bounded) return problem(400, 'query', bounded.problem)

    const sent = isQueryInBody || !body || body.length === 0 ? undefined : new Uint8Array(body)
    const passOn = (): Promise<Response> =>
      pass(
        new Request(`${env.SITE_URL}/api${path}${bounded.search}`, {
          method: isReading(method) || isQueryInBody ? 'GET' : method,
          headers,
          ...(stream ? { body: stream.stream as unknown as BodyInit, duplex: 'half' } : { body: sent }),
        }),
        caller.requestId,
      )
    const answerOnce = (): Promise<Response> => survivingRestart(isReading(method) || isQueryInBody, passOn)
    // a stream is written as it arrives, for as long as it takes: it cannot be repeated
    const answerAnew = (): Promise<Response> => (stream ? answerOnce() : watch.guard(answerOnce, startedAt))
    const isCacheable = method === 'GET' && isOfVisitor(incoming)
    const response = isCacheable
      ? await answerCache(`/api${path}${bounded.search}`, answerAnew)
      : await answerAnew()
    if (!isReading(method) && !isQueryInBody) await versionReader.whenKnownEverywhere()
    stream?.drop()
    dropNeedless(response)
    const topics = method === 'GET' ? cacheable.get(`/api${path}`) : undefined
    declareCaching(response, isOfVisitor(incoming), sharedCaching.headersFor(incoming.headers, topics))
    if (response.status === 500)
      log.error({ requestId: caller.requestId, method, path }, 'an API request was answered with an error')
    if (response.status === 503 && !response.headers.has('Retry-After'))
      response.headers.set('Retry-After', '5')
    return method === 'HEAD' ? new Response(null, response) : response
  }

  const answerAdmitted = async (admitted: Admitted, caller: Caller): Promise<Response> => {
    const { incoming, method, route, isQueryInBody } = admitted
    const rate = await watch.guard(async () => {
      await watch.whenReady()
      return rates.allow(rateOf(admitted), caller.address)
    })
    if (!rate.isAllowed) return tooManyRequests(rate.retryAfterSeconds)
    return receiveBody({ incoming, route, isReading: isReading(method), isQueryInBody }, (received) =>
      answerReceived(admitted, received, caller),
    )
  }

  return {
    answer: async (incoming, url, caller, asked) => {
      const admitted = admit(incoming, url, asked)
      if (admitted instanceof Response) return admitted
      try {
        return await answerAdmitted(admitted, caller)
      } catch (error) {
        if (!isDatabaseUnavailable(error)) throw error
        incoming.resume() // what is still on its way is read, so that the answer arrives
        return databaseUnavailable()
      }
    },
    answerInProcess: (request) =>
      watch.guard(async () => {
        await watch.whenReady()
        return survivingRestart(true, () => pass(request.clone(), 'in-process'))
      }),
    arrivalMsOf: ({ method, url = '' }) => {
      try {
        const asked = url.startsWith('/api/') ? url.split('?', 1)[0] : plainFormPath(method, url)
        if (!asked) return undefined
        const path = apiPathOf(asked)
        const { upload, streams } = matcher.routeFor(method ?? 'GET', path)?.requirements ?? {}
        if (streams !== undefined) return Infinity
        return upload && uploadArrivalMs(upload)
      } catch {
        return undefined // broken percent-encoding
      }
    },
  }
}
