import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Payload } from 'payload'
import { isStaff } from '../collections/access/roles'
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../platform/databaseErrors'
import { isCallerUnknown } from '../platform/unknownCallers'
import type { Gateway } from './api/gateway'
import { boundQuery } from './api/boundedQuery'
import { isForeignOrigin } from './api/origin'
import { clientAddressOf } from './clientAddress'
import type { Panel } from './cms/panel'
import type { Database } from './database/connectDatabase'
import type { DatabaseWatch } from './database/databaseWatch'
import { createFilesWatch } from './filesWatch'
import type { Environment } from '../platform/env'
import type { Logger } from '../platform/logger'
import type { MetricsPage } from './observability/metricsPage'
import { requestKindOf } from './requestKind'
import { type Area, securityHeaders } from './securityHeaders'
import type { Assets } from './site/assets'
import type { Documents } from './site/documents/documents'
import { plainFormOf } from './site/plainFormOf'
import { answerDrawing } from './site/recordDrawings'
import type { Pictures } from './site/pictures/pictures'
import type { SiteRenderer } from './site/renderer'
import type { Site } from './site/site'

export interface AppOptions {
  env: Environment
  log: Logger
  payload: Payload
  gateway: Gateway
  panel: Panel
  site: Site
  documents: Documents
  pictures: Pictures
  assets?: Assets
  renderer: SiteRenderer
  watch: DatabaseWatch
  /** An error of the panel follows from a restart of the engine too, also before the watch hears of it. */
  database: Pick<Database, 'generation'>
  /** Whether the server was told to stop: it is not ready for further requests then. */
  isStopping: () => boolean
  requestIdOf: (incoming: IncomingMessage) => string
  /** Answers a program that watches the server; none where no token is set for it. */
  metricsPage?: MetricsPage
}

type Bindings = { Bindings: HttpBindings; Variables: { requestId: string; url: URL } }

const areaOf = (path: string): Area => {
  const kind = requestKindOf(path)
  if (kind === 'asset' || kind === 'panel') return kind
  return path.startsWith('/door/') ? 'door' : 'site'
}

const isDecodable = (pathname: string): boolean => {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    return false
  }
}

/** Changes an error of the panel to 503 where the database was unavailable during the request: the client may retry. */
const reportOutage = (outgoing: HttpBindings['outgoing'], wasLost: () => boolean): void => {
  const writeHead = outgoing.writeHead.bind(outgoing) as (
    status: number,
    ...rest: unknown[]
  ) => typeof outgoing
  outgoing.writeHead = (status: number, ...rest: unknown[]) => {
    if (status !== 500 || !wasLost()) return writeHead(status, ...rest)
    outgoing.setHeader('Retry-After', '5')
    return writeHead(503, ...rest)
  }
}

/** Which handler answers which path. */
export const createApp = ({
  env,
  log,
  payload,
  gateway,
  panel,
  site,
  documents,
  pictures,
  assets,
  renderer,
  watch,
  database,
  isStopping,
  requestIdOf,
  metricsPage,
}: AppOptions): Hono<Bindings> => {
  const app = new Hono<Bindings>()
  const isDevelopment = env.NODE_ENV === 'development'
  const isHttps = env.SITE_URL.startsWith('https:')
  const circumstances = { isDevelopment, isHttps }
  const headersOf = {
    asset: securityHeaders('asset', circumstances),
    panel: securityHeaders('panel', circumstances),
    site: securityHeaders('site', circumstances),
    door: securityHeaders('door', circumstances),
  }

  app.use(async (c, proceed) => {
    const { incoming, outgoing } = c.env
    const requestId = requestIdOf(incoming)
    c.set('requestId', requestId)
    const path = incoming.url ?? '/'
    const area = areaOf(path)
    // nobody asks about a built file by its request, and a page has twenty of them
    if (area !== 'asset') outgoing.setHeader('X-Request-Id', requestId)
    for (const [name, value] of Object.entries(headersOf[area])) outgoing.setHeader(name, value)
    // a shared cache must not keep what does not say that it may be kept
    if (area === 'site' || area === 'door') outgoing.setHeader('Cache-Control', 'no-cache')
    try {
      c.set('url', new URL(path, 'http://localhost'))
    } catch {
      return c.text('The address is not readable', 400)
    }
    await proceed()
  })

  const areFilesReady = createFilesWatch()
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (isStopping()) return c.json({ status: 'stopping' }, 503, { 'Retry-After': '5' })
    if (!(await watch.isReady()))
      return c.json({ status: 'database unavailable' }, 503, { 'Retry-After': '5' })
    return c.json((await areFilesReady()) ? { status: 'ready' } : { status: 'ready', files: 'unavailable' })
  })

  if (metricsPage) app.get('/metrics', (c) => metricsPage(c.env.incoming.headers.authorization))

  app.all('/api/*', (c) =>
    gateway.answer(c.env.incoming, c.var.url, {
      requestId: c.var.requestId,
      address: clientAddressOf(c.env.incoming, env.TRUSTED_PROXIES),
    }),
  )

  const toPanel = async (
    incoming: HttpBindings['incoming'],
    outgoing: HttpBindings['outgoing'],
  ): Promise<Response> => {
    await panel.handle(incoming, outgoing)
    return RESPONSE_ALREADY_SENT
  }
  app.all('/_next/*', (c) => {
    // In the built panel only its files; Next's picture optimizer and data routes stay closed.
    if (!isDevelopment && !c.var.url.pathname.startsWith('/_next/static/')) return c.text('Not found', 404)
    return toPanel(c.env.incoming, c.env.outgoing)
  })
  if (isDevelopment) app.all('/__nextjs*', (c) => toPanel(c.env.incoming, c.env.outgoing))

  app.on(['GET', 'HEAD', 'POST'], ['/cms', '/cms/*'], async (c) => {
    const { incoming, outgoing } = c.env
    const { pathname } = c.var.url
    if (!isDecodable(pathname)) return c.text('Not found', 404) // Next would answer with an error
    // the panel's pages read their query as the API does
    const bounded = boundQuery(c.var.url.search, undefined)
    if ('problem' in bounded) return c.text(bounded.problem, 400)
    if (incoming.method === 'POST' && isForeignOrigin(incoming.headers, env.SITE_URL))
      return c.text('This request came from another site and was refused', 403)
    panel.prepare()
    const startedAt = performance.now()
    const generation = database.generation()
    const answer = async (): Promise<Response> => {
      await watch.whenReady()
      const headers = new Headers({ cookie: incoming.headers.cookie ?? '' })
      const { user } = await payload.auth({ headers, canSetHeaders: false })
      if (isCallerUnknown(headers)) throw new DatabaseUnavailableError()
      if (!user)
        return c.redirect(
          `/auth?from=${encodeURIComponent(/^\/cms\/(login|logout)/.test(pathname) ? '/cms' : pathname)}`,
          302,
        )
      if (user.isFactorMissing) return c.redirect('/profile/security?from=/cms', 302)
      if (!isStaff(user)) return c.redirect('/', 302)
      if (outgoing.headersSent) return RESPONSE_ALREADY_SENT // the watch has given this request up meanwhile
      reportOutage(outgoing, () => watch.wasLostSince(startedAt) || database.generation() !== generation)
      return toPanel(incoming, outgoing)
    }
    try {
      return await watch.guard(answer)
    } catch (error) {
      outgoing.on('error', () => undefined) // Next may still write its own answer, which comes too late
      if (!outgoing.headersSent) throw error
      if (outgoing.statusCode >= 500) outgoing.end() // the rest of an error page waits for the database as well
      return RESPONSE_ALREADY_SENT
    }
  })

  app.all('*', async (c) => {
    const { incoming, outgoing } = c.env
    const { pathname } = c.var.url
    const asset = assets?.answer(incoming, pathname) ?? renderer.answerModule?.(incoming, pathname)
    if (asset) return asset
    // what looked like a built file is a page after all, if only one that says that there is none
    const area = areaOf(pathname)
    for (const [name, value] of Object.entries(headersOf[area === 'asset' ? 'site' : area]))
      outgoing.setHeader(name, value)
    const document =
      documents.answer(incoming, c.var.url) ??
      answerDrawing(incoming, c.var.url.pathname) ??
      pictures.answer(incoming, c.var.url.pathname)
    if (document) return document
    if (renderer.middleware && (await isAnsweredBy(renderer.middleware, incoming, outgoing)))
      return RESPONSE_ALREADY_SENT
    const visit = { requestId: c.var.requestId, address: clientAddressOf(incoming, env.TRUSTED_PROXIES) }
    const form = plainFormOf(incoming, c.var.url)
    if (!form) return site.answer(incoming, outgoing, c.var.url, visit)
    const answer = await gateway.answer(incoming, new URL(form.path, c.var.url), visit, form.method)
    return site.answerForm(incoming, c.var.url, visit, form.name, answer)
  })

  app.onError((error, c) => {
    if (isDatabaseUnavailable(error))
      return c.text('The service is restarting. Please try again in a moment.', 503, {
        'Retry-After': '5',
        'Cache-Control': 'no-store',
      })
    log.error({ requestId: c.var.requestId, err: error }, 'a request failed unexpectedly')
    return c.json(
      {
        errors: [
          { message: `Something went wrong on our side. Reference: ${c.var.requestId}`, code: 'unexpected' },
        ],
      },
      500,
    )
  })
  return app
}

/** Whether a connect-style middleware took a request (it writes the answer itself then). */
const isAnsweredBy = (
  middleware: NonNullable<SiteRenderer['middleware']>,
  incoming: HttpBindings['incoming'],
  outgoing: HttpBindings['outgoing'],
): Promise<boolean> =>
  new Promise((resolve) => {
    outgoing.once('finish', () => resolve(true))
    middleware(incoming, outgoing, () => resolve(false))
  })
