import { afterAll, beforeAll, expect, it } from 'vitest'
import { followConnection, pingOf, watchDatabase } from '../../../../server/database/databaseWatch'
import { connectionOf } from '../../../../platform/database'
import { createLogger } from '../../../../platform/logger'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('the watch knows that the database was away when its client was closed and connected anew', async () => {
  const connection = connectionOf(app.payload)
  const watch = watchDatabase({
    ping: pingOf(connection),
    database: { whenReady: () => Promise.resolve() },
    log: createLogger('silent'),
    lookEveryMs: 1_000_000, // asked by hand
    follow: followConnection(connection),
  })
  try {
    expect(await watch.isReady()).toBe(true)
    const before = performance.now()
    expect(watch.wasLostSince(before)).toBe(false)
    const client = connection.getClient()
    await client.close(true)
    const meanwhile = performance.now()
    expect(watch.wasLostSince(meanwhile)).toBe(true)
    await client.connect()
    expect(await watch.isReady()).toBe(true)
    // a request that began while it was away failed for that, one that begins now does not
    expect(watch.wasLostSince(meanwhile)).toBe(true)
    expect(watch.wasLostSince(performance.now())).toBe(false)
  } finally {
    watch.stop()
  }
})
