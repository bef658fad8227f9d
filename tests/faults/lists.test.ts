import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, httpClient, publishEvent, signInAdmin } from '../helpers/httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'

let dataDir: string
let server: RunningServer
let client: Client
let admin: string

beforeAll(async () => {
  dataDir = await makeDataDir()
  server = await startServer({ dataDir })
  client = httpClient(server.url)
  admin = await signInAdmin(client)
})
afterAll(async () => {
  await server.end()
  await removeDataDir(dataDir)
})

const titlesFor = async (mark: string, cookie?: string): Promise<string[]> => {
  const response = await client('GET', `/api/events?depth=0&sort=title&where[title][contains]=${mark}`, {
    cookie,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(response.headers.get('content-type')).toBe('application/json')
  return ((await response.json()) as { docs: { title: string }[] }).docs.map(({ title }) => title)
}

it('a cached list shows every publication at once, and never staff’s data to visitors', async () => {
  const mark = randomUUID()
  const change = async (id: string, body: object): Promise<void> =>
    expect((await client('PATCH', `/api/events/${id}`, { cookie: admin, body })).status).toBe(200)
  const id = await publishEvent(client, admin, { title: `${mark} A` })
  for (let round = 0; round < 5; round += 1) {
    const before = round === 0 ? `${mark} A` : `${mark} ${round - 1}`
    expect(await Promise.all([titlesFor(mark), titlesFor(mark), titlesFor(mark, admin)])).toEqual([
      [before],
      [before],
      [before],
    ])
    await change(id, { title: `${mark} ${round}` })
    expect(await titlesFor(mark)).toEqual([`${mark} ${round}`])
  }
  const draft = await client('POST', '/api/events', {
    cookie: admin,
    body: { title: `${mark} draft`, eventDate: new Date().toISOString(), location: 'Juba', _status: 'draft' },
  })
  expect(draft.status).toBe(201)
  expect(await titlesFor(mark, admin)).toEqual([`${mark} 4`, `${mark} draft`])
  expect(await titlesFor(mark)).toEqual([`${mark} 4`])
  await change(id, { _status: 'draft' })
  expect(await titlesFor(mark)).toEqual([])
  expect(await titlesFor(mark, admin)).toEqual([`${mark} 4`, `${mark} draft`])
})
