import type { IncomingMessage } from 'node:http'
import { readFile, rm } from 'node:fs/promises'
import { type Payload, createLocalReq, handleEndpoints } from 'payload'
import { MEDIA_TEXTS } from '../../collections/Media/texts.schema'
import { isStaff } from '../../collections/access/roles'
import { problem } from '../../endpoints/answers'
import { PLAIN_FORMS } from '../../platform/plainForm.schema'
import { PHOTO_TEXTS } from '../../domain/profiles/photo.schema'
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../../platform/databaseErrors'
import { isCallerUnknown } from '../../platform/unknownCallers'
import type { Database } from '../database/connectDatabase'
import type { DatabaseWatch } from '../database/databaseWatch'
import type { Environment } from '../../platform/env'
import type { Logger } from '../../platform/logger'
import { createLimit } from '../../platform/createLimit'
import { createSemaphore } from '../../platform/semaphore'
import type { AnswerKeeper } from '../site/answerKeeper'
import { dropNeedless, sayWhoMayKeep } from './answerHeaders'
import { boundQuery } from './boundedQuery'
import { isFormType, isMultipartType } from './contentTypes'
import { type FieldTypes, fieldTypesOf } from './fieldTypes'
import { type KnownRoute, createRouteMatcher, listKnownRoutes } from './knownRoutes'
import { isForeignOrigin } from './origin'
import type { RequestRates } from './requestRates'
import { createMultipartCheck } from './multipartCheck'
import {
  type BodyRefusal,
  MAX_BODY_BYTES,
  MAX_QUERY_BYTES,
  MAX_MEDIA_BYTES,
  MAX_UPLOAD_BYTES,
  MAX_VISITORS_BODY_BYTES,
  readBody,
} from './readBody'
import { refuseBody } from './refuseBody'
import { spoolBody } from './spoolBody'
import { type StreamedBody, streamBody } from './streamBody'

export interface GatewayOptions {
  payload: Payload
  env: Environment
  log: Logger
  rates: RequestRates
  /** Keeps what visitors ask for over the network. Apart from what pages ask for, which a stranger's questions must not push out. */
  keep: AnswerKeeper
  database: Pick<Database, 'generation'>
  watch: DatabaseWatch
}

export interface Caller {
  requestId: string
  /** The address the request came from, proxies considered. */
  address: string
}

export interface Gateway {
  /** Answers a request that came over the network. */
  answer: (incoming: IncomingMessage, url: URL, caller: Caller) => Promise<Response>
  /** Answers a request of the server's own renderer: same handlers, same access rules, no network, no rates. */
  answerInProcess: (request: Request) => Promise<Response>
}

const FORWARDED_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-base-version',
  'x-confirmed-step',
  'x-client-key',
  'stripe-signature',
  'tus-resumable',
  'upload-length',
  'upload-metadata',
  'upload-offset',
]

/** What a plain form may be sent to, by a browser without JavaScript. */
const FORM_PATHS: readonly string[] = [...Object.values(PLAIN_FORMS).map(({ api }) => api), '/users/logout']

/** Notifications come in bursts from a few addresses of the provider's; what is forged among them costs a hash. */
const NOTIFICATION_PATH = '/donations/webhook'

/** Uploads that endpoints take in one body: what is too large for them is told in the words of their forms. */
const UPLOAD_PATHS: Partial<Record<string, string>> = { '/profiles/me/photo': PHOTO_TEXTS.tooLarge }

/** Pictures of the site's pages: larger ones than members send, from few people. */
const isMediaPath = (path: string): boolean => /^\/media(\/\w+)?$/.test(path)

/** Papers of many gigabytes come in pieces, which go to the disk as they come. Who may send one is known before it is read. */
const isPieceOfUpload = (method: string, path: string): boolean =>
  method === 'PATCH' && path.startsWith('/uploads/')

const PIECE_TYPE = 'application/offset+octet-stream'

const isReading = (method: string): boolean => method === 'GET' || method === 'HEAD'

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** How many pictures may be on their way in at once. They wait for their turn on the disk: 600 MB at most of each kind. */
const MAX_UPLOADS_WAITING = 100
const MAX_MEDIA_WAITING = 22
/** How many of them are in memory and worked on at once: decoding a picture takes a core and up to 200 MB. */
const MAX_UPLOADS_AT_WORK = 2

/** The types promise upload settings to every collection; those without files have none. */
const isUploadCollection = ({ upload }: { upload?: object }): boolean => typeof upload === 'object'

const databaseUnavailable = (): Response =>
  problem(503, 'database_unavailable', 'The service is restarting. Please try again in a moment.', {
    'Retry-After': '5',
  })

/** What was sent flows past, so that the answer arrives. */
const refuseUnread = (incoming: IncomingMessage): Response => {
  incoming.resume()
  return problem(
    503,
    'too_many_uploads',
    'Too many pictures are being uploaded at the moment. Please try again in a minute.',
    { 'Retry-After': '60' },
  )
}

const notFound = (): Response => problem(404, 'not_found', 'There is nothing at this address')

/** The only way into the REST API: known routes, bounded sizes, allowed rates, own origin; then Payload's handlers. */
export const createGateway = ({
  payload,
  env,
  log,
  rates,
  keep,
  database,
  watch,
}: GatewayOptions): Gateway => {
  const { config } = payload
  const matcher = createRouteMatcher(listKnownRoutes(config))
  const fieldTypes = new Map<string, FieldTypes>(
    config.collections.map((collection) => [collection.slug, fieldTypesOf(collection)]),
  )
  const uploadSlugs = new Set<string>(config.collections.filter(isUploadCollection).map(({ slug }) => slug))

  const waitingUpload = createLimit(MAX_UPLOADS_WAITING)
  const waitingMedia = createLimit(MAX_MEDIA_WAITING)
  const workingOnUpload = createSemaphore(MAX_UPLOADS_AT_WORK)

  const isUpload = ({ method, headers }: IncomingMessage, path: string): boolean =>
    !isReading(method ?? 'GET') &&
    isMultipartType(headers['content-type'] ?? '') &&
    (uploadSlugs.has(path.split('/')[1] ?? '') || Object.hasOwn(UPLOAD_PATHS, path))

  /** Who sends a request, by its session. Asked before the body is read: what nobody may do costs nothing. */
  const senderOf = async (incoming: IncomingMessage) => {
    const headers = new Headers({ cookie: incoming.headers.cookie ?? '' })
    const { user } = await watch.guard(() => payload.auth({ headers, canSetHeaders: false }))
    if (isCallerUnknown(headers)) throw new DatabaseUnavailableError()
    return user
  }

  /** Whether a collection's own rule lets somebody try to write at all. Which documents, its operation decides. */
  const mayWrite = async (
    { operation }: KnownRoute,
    user: Awaited<ReturnType<typeof senderOf>>,
  ): Promise<boolean> => {
    const collection = operation && config.collections.find(({ slug }) => slug === operation.slug)
    if (!collection) return true
    const req = await createLocalReq({ user: user ?? undefined }, payload)
    return Boolean(await watch.guard(async () => collection.access[operation.name]({ req })))
  }

  const passOn = async (request: Request, requestId: string): Promise<Response> => {
    try {
      const response = await handleEndpoints({ config: Promise.resolve(config), request })
      return isCallerUnknown(request.headers) ? databaseUnavailable() : response
    } catch (error) {
      log.error({ requestId, err: error }, 'an API request failed unexpectedly')
      return problem(
        500,
        'unexpected',
        `Something went wrong on our side. If the problem continues, please contact us and quote this reference: ${requestId}`,
      )
    }
  }

  const methodsFor = (path: string): string[] | undefined => {
    try {
      return matcher.methodsFor(path)
    } catch {
      return undefined // broken percent-encoding
    }
  }

  const answerOne = async (
    incoming: IncomingMessage,
    url: URL,
    path: string,
    { requestId, address }: Caller,
  ): Promise<Response> => {
    let method = (incoming.method ?? 'GET').toUpperCase()
    const methods = methodsFor(path)
    if (methods === undefined) return problem(400, 'malformed', 'The address is not readable')
    if (methods.length === 0) return notFound()
    if (methods.includes('GET')) methods.push('HEAD')
    const allow = [...methods, 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } })

    const isOverridden = method === 'POST' && incoming.headers['x-payload-http-method-override'] === 'GET'
    if (!methods.includes(isOverridden ? 'GET' : method)) {
      return Response.json(
        { errors: [{ message: 'This method is not allowed here', code: 'method_not_allowed' }] },
        { status: 405, headers: { Allow: allow } },
      )
    }
    if (!isReading(method) && isForeignOrigin(incoming.headers, env.SITE_URL)) {
      return problem(403, 'foreign_origin', 'This request came from another site and was refused')
    }
    const isPiece = isPieceOfUpload(method, path)
    await watch.whenReady()
    // a large file comes in thousands of pieces; how many files a person may send is counted apart
    const kind = isReading(method) || isOverridden || isPiece || path === NOTIFICATION_PATH ? 'read' : 'write'
    const rate = await watch.guard(() => rates.allow(kind, address))
    if (!rate.isAllowed) {
      return problem(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', {
        'Retry-After': String(rate.retryAfterSeconds),
      })
    }

    const headers = new Headers({ 'x-client-address': address, 'x-request-id': requestId })
    for (const name of FORWARDED_HEADERS) {
      const value = incoming.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const contentType = incoming.headers['content-type'] ?? ''

    const answerRead = async (read: Buffer | undefined, piece?: StreamedBody): Promise<Response> => {
      let body = read
      if (body && !isMultipartType(contentType)) {
        const refusal = refuseBody(
          body,
          contentType,
          isOverridden || (FORM_PATHS.includes(path) && isFormType(contentType)),
        )
        if (refusal) return refusal
      }
      let search = url.search
      if (isOverridden) {
        search = `?${body?.toString('utf8') ?? ''}`
        method = 'GET'
        body = undefined
        headers.delete('content-type')
      }
      const bounded = boundQuery(search, fieldTypes.get(path.split('/')[1] ?? ''))
      if ('problem' in bounded) return problem(400, 'query', bounded.problem)

      const pass = (): Promise<Response> =>
        passOn(
          new Request(`${env.SITE_URL}/api${path}${bounded.search}`, {
            method: method === 'HEAD' ? 'GET' : method,
            headers,
            ...(piece
              ? { body: piece.stream as unknown as BodyInit, duplex: 'half' }
              : { body: body && body.length > 0 ? new Uint8Array(body) : undefined }),
          }),
          requestId,
        )
      // a piece is written as it comes, for as long as it takes: nobody may begin it again meanwhile
      const answerAnew = (): Promise<Response> =>
        survivingRestart(isReading(method), piece ? pass : () => watch.guard(pass))
      const isKept = method === 'GET' && !isOverridden && isOfVisitor(incoming)
      const response = isKept ? await keep(`/api${path}${bounded.search}`, answerAnew) : await answerAnew()
      piece?.drop()
      dropNeedless(response)
      sayWhoMayKeep(response, isOfVisitor(incoming))
      if (response.status === 500)
        log.error({ requestId, method, path }, 'an API request was answered with an error')
      if (response.status === 503 && !response.headers.has('Retry-After'))
        response.headers.set('Retry-After', '5')
      return method === 'HEAD' ? new Response(null, response) : response
    }

    const refuseRead = ({ status, problem: text }: BodyRefusal): Response =>
      problem(
        status,
        'body',
        (status === 413 && (isMediaPath(path) ? MEDIA_TEXTS.tooLarge : UPLOAD_PATHS[path])) || text,
      )

    /** Has a picture arrive on the disk, and work on it wait for its turn. */
    const answerUpload = async (): Promise<Response> => {
      const check = createMultipartCheck(contentType)
      const spooled = await spoolBody(
        incoming,
        isMediaPath(path) ? MAX_MEDIA_BYTES : MAX_UPLOAD_BYTES,
        check.look,
      )
      const refusal = await check.end()
      if ('problem' in spooled) return refuseRead(spooled)
      try {
        return refusal ?? (await workingOnUpload(async () => answerRead(await readFile(spooled.file))))
      } finally {
        await rm(spooled.file, { force: true })
      }
    }

    /** Answers without the body, which flows past unread. The endpoint says in its own words what is missing. */
    const answerUnread = (): Promise<Response> => {
      incoming.resume()
      headers.delete('content-type')
      return answerRead(undefined)
    }

    if (isPiece) {
      if (contentType !== PIECE_TYPE)
        return problem(415, 'content_type', 'This kind of content is not accepted here')
      return answerRead(undefined, streamBody(incoming))
    }
    if (isReading(method) || !hasBody(incoming)) return answerRead(undefined)
    const route = matcher.routeFor(method, path)
    const isForVisitors = isOverridden || route?.isOpen === true
    if (!isForVisitors) {
      const sender = await senderOf(incoming)
      if (!sender) return answerUnread()
      if (route && !(await mayWrite(route, sender))) return answerUnread()
      if (isUpload(incoming, path))
        return (isMediaPath(path) ? waitingMedia : waitingUpload)(answerUpload) ?? refuseUnread(incoming)
      // the panel sends every form of a document like that
      if (isMultipartType(contentType) && !isStaff(sender)) {
        incoming.resume()
        return problem(415, 'content_type', 'This kind of content is not accepted here')
      }
    } else if (isMultipartType(contentType)) {
      incoming.resume()
      return problem(415, 'content_type', 'This kind of content is not accepted here')
    }
    const isLong = !isForVisitors || path === NOTIFICATION_PATH
    const read = await readBody(
      incoming,
      isLong ? MAX_BODY_BYTES : isOverridden ? MAX_QUERY_BYTES : MAX_VISITORS_BODY_BYTES,
    )
    if ('problem' in read) return refuseRead(read)
    if (isMultipartType(contentType)) {
      const check = createMultipartCheck(contentType)
      check.look(read.body)
      const refusal = await check.end()
      if (refusal) return refusal
    }
    return answerRead(read.body)
  }

  const answer: Gateway['answer'] = async (incoming, url, caller) => {
    try {
      return await answerOne(incoming, url, url.pathname.replace(/^\/api/, '').replace(/\/+$/, ''), caller)
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      incoming.resume() // what is still on its way is read, so that the answer arrives
      return databaseUnavailable()
    }
  }

  /** What failed while the engine was restarted is asked again if that is safe, else the caller is told to. */
  const survivingRestart = async (isSafe: boolean, pass: () => Promise<Response>): Promise<Response> => {
    const generation = database.generation()
    const response = await pass()
    if (![500, 503].includes(response.status) || database.generation() === generation) return response
    if (!isSafe) return databaseUnavailable()
    await watch.whenReady()
    return pass()
  }

  const answerInProcess: Gateway['answerInProcess'] = async (request) => {
    await watch.whenReady()
    return survivingRestart(true, () => watch.guard(() => passOn(request.clone(), 'in-process')))
  }

  return { answer, answerInProcess }
}

const isOfVisitor = ({ headers }: IncomingMessage): boolean => !headers.cookie && !headers.authorization
