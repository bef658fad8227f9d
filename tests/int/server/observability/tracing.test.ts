import { randomUUID } from 'node:crypto'
import { type RequestListener, type Server, createServer, request as plainRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../platform/database'
import { createLogger } from '../../../../platform/logger'
import { traced } from '../../../../platform/tracing/spans'
import { runDueJobs } from '../../../../server/jobs/runDueJobs'
import { observeRequests } from '../../../../server/observability/observeRequests'
import { createRequestMetrics } from '../../../../server/observability/requestMetrics'
import { startTracing } from '../../../../server/observability/tracing/startTracing'
import { createRequestIds } from '../../../../server/requestId'
import { type CollectedSpan, type TraceCollector, startTraceCollector } from '../../../fakes/traceCollector'
import { type WebhookReceiver, startWebhookReceiver } from '../../../fakes/webhookReceiver'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'
const SECRET = 'nyandeng@example.org'
const log = createLogger('silent')

let app: TestApp
let collector: TraceCollector
let provider: WebhookReceiver
let server: Server
let stopTracing: () => Promise<void>

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
beforeEach(async () => {
  collector = await startTraceCollector()
  provider = await startWebhookReceiver()
})
afterEach(async () => {
  await stopTracing()
  server.closeAllConnections()
  server.close()
  await provider.stop()
  await collector.stop()
})

/** A server that is observed as the product's is, and does what a request may do. */
const start = async (work: () => Promise<unknown>, ratio = 1): Promise<string> => {
  stopTracing = startTracing(
    collector.url,
    {
      OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=association%20one, x-key=abc=',
      OTEL_SERVICE_NAME: 'association',
      OTEL_TRACES_SAMPLER_ARG: ratio,
    },
    app.payload.db.connection.getClient(),
    log,
  )
  const answer: RequestListener = (_incoming, outgoing) => {
    work().then(
      () => outgoing.end('done'),
      () => outgoing.writeHead(500).end(),
    )
  }
  const metrics = createRequestMetrics(new Registry())
  const observed = { metrics, log, requestIdOf: createRequestIds(1), slowMs: 60_000, isBehindProxies: true }
  server = createServer(observeRequests(observed, answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Asks as a proxy does that has begun the trace. */
const ask = async (url: string, flags = '01'): Promise<void> => {
  const answer = await fetch(`${url}/api/people/42?email=${SECRET}`, {
    headers: { traceparent: `00-${TRACE}-${PARENT}-${flags}`, 'x-request-id': 'the-request-1' },
  })
  await answer.text()
}

const findProfile = async (): Promise<unknown> =>
  modelOf(app.payload, 'profiles').findOne({ email: SECRET }).lean()

/** Waits for a span of the name: a request's is made when its connection says that it is over. */
const spanOf = async (name: string): Promise<CollectedSpan> => {
  await stopTracing()
  return required(collector.spans.find((span) => span.name === name))
}

const askWithNode = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = plainRequest(url, { method: 'POST', agent: false }, (response) => {
      response.resume().on('end', resolve)
    })
    request.on('error', reject).end('{}')
  })

describe('with a collector', () => {
  it('a request, its page, its commands to the database and its calls are spans of the trace of the proxy', async () => {
    const url = await start(async () => {
      await traced('render page', findProfile)
      await (await fetch(`${provider.url}?person=${SECRET}`, { method: 'POST' })).text()
      await askWithNode(provider.url)
    })
    await ask(url)
    const request = await spanOf('GET api')
    expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, kind: 2, status: { code: 0 } })
    expect(request.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'association.request_id': 'the-request-1',
    })
    const page = await spanOf('render page')
    expect(page).toMatchObject({ traceId: TRACE, parentSpanId: request.spanId, kind: 1 })
    const command = await spanOf('find profiles')
    expect(command).toMatchObject({ traceId: TRACE, parentSpanId: page.spanId, kind: 3 })
    expect(command.attributes).toMatchObject({
      'db.system.name': 'mongodb',
      'db.collection.name': 'profiles',
    })
    const calls = collector.spans.filter(({ name }) => name === 'POST 127.0.0.1')
    expect(calls.map(({ parentSpanId }) => parentSpanId)).toEqual([request.spanId, request.spanId])
    for (const { attributes } of calls)
      expect(attributes).toMatchObject({ 'server.address': '127.0.0.1', 'http.response.status_code': 204 })

    const [first] = provider.received
    expect(first?.headers.traceparent).toBe(`00-${TRACE}-${required(calls[0]).spanId}-01`)
    for (const { startTimeUnixNano, endTimeUnixNano } of collector.spans)
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
    expect(collector.problems).toEqual([])
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'association' })
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'association one', 'x-key': 'abc=' })
  })

  it('no span has an address, a query, a path with ids, or data', async () => {
    const url = await start(async () => {
      await findProfile()
      await (await fetch(`${provider.url}?person=${SECRET}`)).text()
    })
    await ask(url)
    await spanOf('GET api')
    const sent = JSON.stringify([collector.spans, collector.resources])
    expect(sent).toContain('find profiles')
    for (const part of [SECRET, 'email', 'person=', '/api/people', '/hooks']) expect(sent).not.toContain(part)
  })

  it('a request that fails and a call that is refused are spans that failed', async () => {
    provider.answer(503)
    const url = await start(async () => {
      await (await fetch(provider.url)).text()
      throw new Error('the work failed')
    })
    await ask(url)
    expect((await spanOf('GET api')).status).toEqual({ code: 2 })
    expect((await spanOf('GET 127.0.0.1')).status).toEqual({ code: 2 })
  })

  it('a request whose proxy does not record its trace is not recorded, and this is passed on', async () => {
    const url = await start(async () => (await fetch(provider.url)).text())
    await ask(url, '00')
    await stopTracing()
    expect(collector.spans).toEqual([])
    expect(provider.received[0]?.headers.traceparent).toMatch(new RegExp(`^00-${TRACE}-[0-9a-f]{16}-00$`))
  })

  it('a share of nothing records no request but those that a proxy records', async () => {
    const url = await start(async () => undefined, 0)
    await (await fetch(url)).text()
    await ask(url)
    await stopTracing()
    expect(collector.spans.map(({ traceId }) => traceId)).toEqual([TRACE])
  })

  it('a job is a trace of its own', async () => {
    await start(async () => undefined)
    const name = `test-${randomUUID()}`
    const job = {
      name,
      minutes: 1,
      run: async () => {
        await findProfile()
      },
    }
    const context = { payload: app.payload, log, signal: new AbortController().signal }
    await runDueJobs([job], randomUUID(), context)
    const span = await spanOf(`job ${name}`)
    expect(span.parentSpanId).toBeUndefined()
    expect((await spanOf('find profiles')).parentSpanId).toBe(span.spanId)
  })

  it('requests are answered while the collector is away', async () => {
    const url = await start(findProfile)
    await collector.stop()
    for (let count = 0; count < 5; count += 1) expect((await fetch(url)).status).toBe(200)
  })
})
