import path from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedMongo } from '../../server/database/embedded/EmbeddedMongo'
import { fewOrFull } from '../helpers/fullCounts'
import { type Client, httpClient, publishEvent } from '../helpers/httpClient'
import { type RunningServer, makeEmptyDataDir, removeDataDir, startServer } from '../helpers/server'
import { signedInAdmin } from '../helpers/signedInPeople'

const CHANGES = fewOrFull({ few: 20, full: 50 })
/** Visitors who read all the time, so that the other process always holds a version that it has just read. */
const READERS = 8

const silent = { info: () => {}, warn: () => {}, error: () => {} }

let dataDir: string
let engine: Awaited<ReturnType<typeof startEmbeddedMongo>>
let servers: RunningServer[] = []
let write: Client
let read: Client
let admin: string

beforeAll(async () => {
  dataDir = await makeEmptyDataDir()
  engine = await startEmbeddedMongo({ dataDir: path.join(dataDir, 'engine'), log: silent })
  const env = {
    DATABASE_URI: engine.uri('shared'),
    PAYLOAD_SECRET: 'a-secret-that-both-processes-share-0123456789',
    MEDIA_DIR: path.join(dataDir, 'media'),
    RATE_LIMIT_READS: '1000000000',
  }
  const first = await startServer({ dataDir: path.join(dataDir, 'first'), env })
  servers = [first]
  const second = await startServer({ dataDir: path.join(dataDir, 'second'), env })
  servers = [first, second]
  const client = await MongoClient.connect(engine.uri('shared'))
  admin = (await signedInAdmin(client.db())).cookie
  await client.close()
  write = httpClient(first.url)
  read = httpClient(second.url)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end()))
  await engine.stop()
  await removeDataDir(dataDir)
})

describe('two processes on one database', () => {
  it('show each change at the next request, whichever process it reaches, while many read', async () => {
    const id = await publishEvent(write, admin, { title: 'Name 0' })
    const { slug } = (await (await read('GET', `/api/events/${id}`)).json()) as { slug: string }
    const page = `/events/${slug}`
    const titleShown = async (): Promise<string | undefined> =>
      /<h1[^>]*>([^<]*)</.exec(await (await read('GET', page)).text())?.[1]
    expect(await titleShown()).toBe('Name 0')

    let isOver = false
    let pagesRead = 0
    const readers = Array.from({ length: READERS }, async () => {
      while (!isOver) {
        await titleShown()
        pagesRead += 1
      }
    })
    const outdated: string[] = []
    for (let change = 1; change <= CHANGES; change += 1) {
      const title = `Name ${change}`
      const saved = await write('PATCH', `/api/events/${id}`, { cookie: admin, body: { title } })
      expect(saved.status).toBe(200)
      const shown = await titleShown()
      if (shown !== title) outdated.push(`${shown} instead of ${title}`)
    }
    isOver = true
    await Promise.all(readers)
    expect(outdated).toEqual([])
    expect(pagesRead).toBeGreaterThan(CHANGES)
  })
})
