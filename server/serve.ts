import { createServer } from 'node:http'
import path from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createAnswerCache } from './api/answerCache'
import { createGateway } from './api/gateway'
import { createRequestRates } from './api/requestRates'
import { createApp } from './app'
import { createPanel } from './cms/panel'
import { followConnection, pingOf, watchDatabase } from './database/databaseWatch'
import { connectionOf } from '../platform/database'
import type { Database } from './database/connectDatabase'
import type { Environment } from '../platform/env'
import { startJobs } from './jobs/startJobs'
import { limitRequestTime } from './limitRequestTime'
import { createLogger, type Logger } from '../platform/logger'
import { createMetrics } from './observability/createMetrics'
import { createMetricsPage } from './observability/metricsPage'
import { observeRequests } from './observability/observeRequests'
import { logSlowCommands } from './observability/slowCommands'
import { openPayload } from './openPayload'
import { createRequestIds } from './requestId'
import { securityHeaders } from './securityHeaders'
import { seedAtStart } from './seedAtStart'
import { stopServing } from './stopServing'
import { createMailSender } from '../domain/messaging/mail/createMailSender'
import { createWebhookSender } from '../domain/integrations/webhooks/createWebhookSender'
import { smtpSettingsOf } from '../services/mail/smtpSettings'
import { loadAssets } from './site/assets'
import { createCachedPageListener } from './site/cachedPageListener'
import { createContentVersionReader } from './site/contentVersion'
import { createDocuments } from './site/documents/documents'
import { createPublishedContent } from './site/documents/publishedContent'
import { createPageCache } from './site/pageCache'
import { createPageWriter } from './site/pageWriter'
import { createParsedAnswerCache } from './site/parsedAnswerCache'
import { withLastKnownNotice } from './site/lastKnownNotice'
import { createPictures } from './site/pictures/pictures'
import { createBuiltRenderer, createDevelopmentRenderer } from './site/renderer'
import { createSharedCaching, purgeOnMoves } from './site/sharedCaching'
import { createSite } from './site/site'

/**
 * Longer than proxies and browsers keep a connection: else one is closed at the moment in which its next
 * request is sent.
 */
const KEEP_ALIVE_MS = 75_000

const root = process.cwd()

/** Serves the site, the API and the panel, on the database that the environment names. */
export const serve = async (env: Environment, log: Logger, database: Database): Promise<void> => {
  const isDevelopment = env.NODE_ENV === 'development'
  const [{ payload, close }, renderer] = await Promise.all([
    openPayload(env, log, database),
    isDevelopment ? createDevelopmentRenderer(root, env.PORT + 1) : createBuiltRenderer(root),
  ])
  await seedAtStart(payload, env)

  const sender =
    env.SMTP_URL && env.MAIL_FROM
      ? createMailSender({
          payload,
          log,
          smtp: smtpSettingsOf(env.SMTP_URL),
          from: env.MAIL_FROM,
          firstRetryMs: env.MAIL_RETRY_SECONDS * 1000,
          isAlone: database.isEmbedded,
        })
      : undefined
  if (!sender) log.info('SMTP_URL is not set: mails are kept in the outbox')

  const connection = connectionOf(payload)
  logSlowCommands(connection.getClient(), log, env.SLOW_MS)
  const collector = env.OTEL_EXPORTER_OTLP_ENDPOINT
  const stopTracing = collector
    ? (await import('./observability/tracing/startTracing')).startTracing(
        collector,
        env,
        connection.getClient(),
        log,
      )
    : undefined
  const metrics = createMetrics(payload)
  const requestIdOf = createRequestIds(env.TRUSTED_PROXIES)
  const rates = createRequestRates(connection, { reads: env.RATE_LIMIT_READS, writes: env.RATE_LIMIT_WRITES })
  const watch = watchDatabase({
    ping: pingOf(connection),
    database,
    log,
    follow: followConnection(connection),
  })
  const versionReader = createContentVersionReader(payload, { isAlone: database.isEmbedded, watch })
  const sharedCaching = createSharedCaching(env)
  const { whenKnownEverywhere } = versionReader
  const whenPurged = env.CDN_PURGE_URL ? purgeOnMoves({ log, whenKnownEverywhere }) : undefined
  const gateway = createGateway({
    payload,
    env,
    log,
    rates,
    answerCache: createAnswerCache(payload.config, versionReader),
    versionReader: {
      whenKnownEverywhere: async () => {
        await whenKnownEverywhere()
        await whenPurged?.()
      },
    },
    sharedCaching,
    database,
    watch,
  })
  const cache = createPageCache(versionReader, {
    isEnabled: !isDevelopment,
    markLastKnown: withLastKnownNotice,
  })
  const fetchApi = gateway.answerInProcess
  const cacheAnswer = createParsedAnswerCache(payload.config, versionReader)
  // what every answer of an area has is set by the app
  const { 'Content-Security-Policy': contentPolicy = '' } = securityHeaders('site', {
    isDevelopment,
    isHttps: env.SITE_URL.startsWith('https:'),
  })
  const write = createPageWriter({
    headers: {
      'Content-Security-Policy': contentPolicy,
      ...(renderer.linkHeader && { Link: renderer.linkHeader }),
    },
    requestIdOf,
    sharedCaching,
  })
  const site = createSite({
    renderer,
    cache,
    siteUrl: env.SITE_URL,
    fetchApi,
    cacheAnswer,
    write,
    watch,
    log,
  })
  const pictures = createPictures({ renderer, siteUrl: env.SITE_URL, fetchApi, cacheAnswer, log })
  const documents = createDocuments({
    content: createPublishedContent(payload),
    versionReader,
    siteUrl: env.SITE_URL,
    isPublic: env.NODE_ENV === 'production',
    isCached: !isDevelopment,
    sharedCaching,
  })
  const server = createServer()
  const panel = await createPanel(root, isDevelopment, server)
  const assets = isDevelopment ? undefined : loadAssets(path.join(root, 'dist/client'))
  const state = { isStopping: false }
  const app = createApp({
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
    isStopping: () => state.isStopping,
    requestIdOf,
    ...(env.METRICS_TOKEN && { metricsPage: createMetricsPage(metrics.registry, env.METRICS_TOKEN) }),
  })
  const answer = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    // it would break off half a second after the answer, and a sender on a slow line would lose the answer; what is
    // still coming is dropped until the end of its time (`limitRequestTime`)
    autoCleanupIncoming: false,
  })
  const { countPage } = metrics.requests
  const answerCached = createCachedPageListener(
    { cache, versionReader, write, countPage },
    (incoming, outgoing) => void answer(incoming, outgoing),
  )
  const isLogged = (env.ACCESS_LOG ?? (env.isTrial ? 'off' : 'on')) === 'on'
  const observed = {
    ...(isLogged && { accessLog: createLogger('info') }),
    metrics: metrics.requests,
    log,
    requestIdOf,
    slowMs: env.SLOW_MS,
    isBehindProxies: env.TRUSTED_PROXIES > 0,
  }
  const answerObserved = observeRequests(observed, answerCached)
  server.on('request', (incoming, outgoing) => {
    limitRequestTime(incoming, outgoing, gateway.arrivalMsOf)
    answerObserved(incoming, outgoing)
  })
  server.headersTimeout = 15_000
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.requestTimeout = 0

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  const stopJobs = startJobs(payload, log)
  const webhooks = createWebhookSender({ payload, log, isAlone: database.isEmbedded })
  process.stdout.write(`\n  Ready: http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${port}\n\n`)

  const stop = async (signal: string): Promise<void> => {
    if (state.isStopping) return
    state.isStopping = true
    log.info(`${signal}: finishing running requests`)
    await stopServing(server)
    await Promise.all([stopJobs(), sender?.stop(), webhooks.stop()])
    await panel.close()
    await renderer.close()
    await stopTracing?.()
    watch.stop()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))
}
