import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshServer, startFreshServer } from '../helpers/freshServer'
import { type Client, signInAdmin } from '../helpers/httpClient'

const TOKEN = 'a-token-for-metrics'

let server: FreshServer
let call: Client

beforeAll(async () => {
  server = await startFreshServer({ METRICS_TOKEN: TOKEN, ACCESS_LOG: 'on' })
  call = server.call
})
afterAll(() => server.end())

/** The metrics by name and labels, as the text format has them. */
const readMetrics = async (): Promise<Map<string, number>> => {
  const response = await call('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = /^([a-z0-9_]+(?:\{[^}]*\})?) (\S+)$/i.exec(line) ?? []
      expect(name, line).not.toBe('')
      return [name, Number(value)]
    }),
  )
}

it.each([undefined, 'Bearer something-else-here', TOKEN])(
  'the metrics are refused for %s',
  async (authorization) => {
    const response = await call('GET', '/metrics', { headers: authorization ? { authorization } : {} })
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('http_requests_total')
  },
)

it('the metrics count requests, cached pages, and what waits in the database', async () => {
  await call('GET', '/')
  const before = await readMetrics()
  for (let count = 0; count < 5; count += 1) await call('GET', '/')
  await call('GET', '/api/nothing-here')
  const after = await readMetrics()
  const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  expect(grown('http_requests_total{kind="page",method="GET",status="200"}')).toBeGreaterThanOrEqual(5)
  expect(grown('http_requests_total{kind="api",method="GET",status="404"}')).toBe(1)
  expect(grown('page_cache_requests_total{result="hit"}')).toBeGreaterThanOrEqual(4)
  expect(grown('http_request_duration_seconds_count{kind="api"}')).toBe(1)
  expect(after.get('mails{state="failed"}')).toBe(0)
  expect(after.get('payments_open{state="reported"}')).toBe(0)
  const ran = async (): Promise<number | undefined> =>
    (await readMetrics()).get('job_failed{job="publish-scheduled"}')
  await expect.poll(ran, { timeout: 20_000 }).toBe(0)
  expect(after.get('database_connections{state="open"}')).toBeGreaterThan(0)
  expect(after.get('metrics_failures_total')).toBe(0)
})

it('every request has a line in the log, cached pages too, under the reference of its proxy', async () => {
  await call('GET', '/')
  const ids = ['first-request', 'second-request', 'third-request']
  const paths = ['/', '/?secret=1', '/api/figures']
  for (const [place, path] of paths.entries())
    expect(
      (await call('GET', path, { headers: { 'x-request-id': ids[place] ?? '' } })).headers.get(
        'x-request-id',
      ),
    ).toBe(ids[place])
  await expect.poll(() => ids.every((id) => server.output().includes(id)), { timeout: 10_000 }).toBe(true)
  const lines = server
    .output()
    .split('\n')
    .filter((line) => ids.some((id) => line.includes(id)))
    .map((line) => JSON.parse(line) as { path: string; status: number; msg: string })
  expect(lines).toMatchObject([
    { path: '/', status: 200, msg: 'request' },
    { path: '/', status: 200, msg: 'request' },
    { path: '/api/figures', status: 200, msg: 'request' },
  ])
  expect(server.output()).not.toContain('secret=1')
})

it('administrators read how the installation is', async () => {
  expect((await call('GET', '/api/operations')).status).toBe(401)
  const response = await call('GET', '/api/operations', { cookie: await signInAdmin(call) })
  expect(response.status).toBe(200)
  const operations = (await response.json()) as {
    database: { version: string }
    disks: unknown[]
    jobs: { name: string }[]
    migrations: { title: string; status: string }[]
  }
  expect(operations.database.version).toMatch(/^\d+\.\d+/)
  expect(operations.disks).toHaveLength(2)
  expect(operations.jobs.map(({ name }) => name)).toContain('publish-scheduled')
  expect(operations.migrations).toContainEqual(
    expect.objectContaining({ title: '0001 publish-site-settings', status: 'done' }),
  )
})
