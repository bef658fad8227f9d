import { setImmediate as nextTurn } from 'node:timers/promises'
import { MongoNetworkError } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { moveContentVersion } from '../../../../domain/content/contentVersions'
import { modelOf } from '../../../../platform/database'
import { READ_HOLDS_MS, createContentVersionReader } from '../../../../server/site/contentVersion'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { required } from '../../../helpers/required'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const spyOnCommands = () => vi.spyOn(required(modelOf(app.payload, 'content-versions').db.db), 'command')

describe.each([true, false])('the content version, with isAlone %s', (isAlone) => {
  it('is read from the database after every change, however often it was read before', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone })
    const { content: before, seats } = await reader.current()
    for (let move = 1; move <= 3; move += 1) {
      await moveContentVersion(app.payload, 'content')
      expect(await reader.current()).toEqual({ content: before + move, seats })
      expect(await reader.current()).toEqual({ content: before + move, seats })
    }
  })

  it('is never older than a change acknowledged before the read, also among many reads', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone })
    const { seats: before } = await reader.current()
    for (let move = 1; move <= 20; move += 1) {
      const earlier = Array.from({ length: 5 }, async () => reader.current())
      await moveContentVersion(app.payload, 'seats')
      const later = await Promise.all(Array.from({ length: 5 }, async () => reader.current()))
      expect(later.map(({ seats }) => seats)).toEqual(later.map(() => before + move))
      await Promise.all(earlier)
    }
  })
})

describe('the content version on a database with other writers', () => {
  it('is read once for simultaneous callers, and holds for some milliseconds from the beginning of the read', async () => {
    let ms = 1000
    const reader = createContentVersionReader(app.payload, { isAlone: false, now: () => ms })
    const commands = spyOnCommands()
    const ask = async () => reader.current()
    const first = ask()
    await nextTurn() // one moment spans several turns of the event loop
    const versions = await first
    expect(await Promise.all([ask(), ask()])).toEqual([versions, versions])
    ms += READ_HOLDS_MS - 0.1
    await ask()
    expect(commands).toHaveBeenCalledTimes(1)
    ms += 0.1
    await Promise.all([ask(), ask()])
    expect(commands).toHaveBeenCalledTimes(2)
  })

  it('does not hold when the read took longer, and is then read again for those who waited', async () => {
    let ms = 1000
    const reader = createContentVersionReader(app.payload, { isAlone: false, now: () => ms })
    const commands = spyOnCommands()
    const first = reader.current()
    await nextTurn()
    ms += READ_HOLDS_MS
    const second = reader.current()
    await Promise.all([first, second])
    expect(commands).toHaveBeenCalledTimes(2)
  })

  it('keeps a write waiting until no earlier read of another process holds', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone: false })
    const began = performance.now()
    await moveContentVersion(app.payload, 'content')
    await reader.whenKnownEverywhere()
    expect(performance.now() - began).toBeGreaterThanOrEqual(READ_HOLDS_MS)
  })

  it('is read again when the connection was lost, but not when no server was found', async () => {
    let ms = 1000
    const reader = createContentVersionReader(app.payload, { isAlone: false, now: () => ms })
    const versions = await reader.current()
    const commands = spyOnCommands().mockRejectedValueOnce(new MongoNetworkError('lost'))
    ms += READ_HOLDS_MS
    expect(await reader.current()).toEqual(versions)
    expect(commands).toHaveBeenCalledTimes(2)
    ms += READ_HOLDS_MS
    commands.mockRejectedValueOnce(
      Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' }),
    )
    await expect(reader.current()).rejects.toThrow('no server')
    expect(await reader.current()).toEqual(versions)
  })
})
