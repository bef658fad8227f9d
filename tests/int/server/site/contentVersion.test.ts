import { setImmediate as nextTurn } from 'node:timers/promises'
import { MongoNetworkError } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { moveContentVersion } from '../../../../domain/contentVersions'
import { modelOf } from '../../../../platform/database'
import { createContentVersionReader } from '../../../../server/site/contentVersion'
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
  it('is read once for simultaneous callers, and again for a later one', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone: false })
    const commands = spyOnCommands()
    const ask = async () => reader.current()
    const first = ask()
    await nextTurn() // one moment spans several turns of the event loop
    await Promise.all([first, ask(), ask()])
    expect(commands).toHaveBeenCalledTimes(1)
    await reader.current()
    expect(commands).toHaveBeenCalledTimes(2)
  })

  it('is read again when the connection was lost, but not when no server was found', async () => {
    const reader = createContentVersionReader(app.payload, { isAlone: false })
    const versions = await reader.current()
    const commands = spyOnCommands().mockRejectedValueOnce(new MongoNetworkError('lost'))
    expect(await reader.current()).toEqual(versions)
    expect(commands).toHaveBeenCalledTimes(2)
    commands.mockRejectedValueOnce(
      Object.assign(new Error('no server'), { name: 'MongoServerSelectionError' }),
    )
    await expect(reader.current()).rejects.toThrow('no server')
    expect(await reader.current()).toEqual(versions)
  })
})
