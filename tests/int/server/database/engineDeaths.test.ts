import { describe, expect, it } from 'vitest'
import { isAlive } from '../../../../server/database/embedded/processIdentity'
import {
  WITHIN_10_S,
  connect,
  killEngine,
  lines,
  messages,
  setUpDataDir,
  start,
} from '../../../helpers/embeddedEngines'
import { fewOrFull } from '../../../helpers/fullCounts'

setUpDataDir()

const KILLS = fewOrFull({ few: 5, full: 50 })

describe('an engine that is killed', () => {
  it('restarts at the same address for the same client, with every acknowledged write and right counts', async () => {
    const mongo = await start()
    const uri = mongo.uri('t')
    const things = connect(uri).db().collection('things')
    await things.insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
    await things.deleteMany({ n: { $lt: 100 } })
    const engine = await killEngine(mongo)
    // a call at the moment of the exit may fail; a later call waits
    await expect.poll(() => mongo.isReady, WITHIN_10_S).toBe(false)
    expect(await things.countDocuments()).toBe(200)
    expect(await things.estimatedDocumentCount()).toBe(200)
    expect(mongo.uri('t')).toBe(uri)
    expect(mongo.pid).not.toBe(engine.pid)
    expect(await isAlive(engine)).toBe(false)
    expect(messages()).toContain('the embedded MongoDB died; restarting it')
  })

  it('makes callers wait for the restart', async () => {
    const mongo = await start()
    await killEngine(mongo)
    await expect.poll(() => mongo.isReady, WITHIN_10_S).toBe(false)
    const tooSoon = expect(mongo.whenReady(0)).rejects.toThrow('did not answer within 0 ms')
    await Promise.all([mongo.whenReady(10_000), mongo.whenReady(10_000)])
    await tooSoon
    expect(mongo.isReady).toBe(true)
  })

  it('restarts however often it dies once it has answered, since a full disk may have room again later', async () => {
    const givenUp: Error[] = []
    const mongo = await start({
      restartPolicy: { minUptimeMs: 60_000, maxImmediateDeaths: 3, firstDelayMs: 1, maxDelayMs: 2 },
      onGiveUp: (error) => givenUp.push(error),
    })
    for (let deaths = 0; deaths < 5; deaths += 1) {
      const { pid } = mongo
      await killEngine(mongo)
      await expect.poll(() => mongo.isReady && mongo.pid !== pid, WITHIN_10_S).toBe(true)
    }
    expect(givenUp).toEqual([])
  })

  it('loses nothing acknowledged in kills during writes', { timeout: 180_000 }, async () => {
    const mongo = await start({ restartPolicy: { minUptimeMs: 0 } })
    const things = connect(mongo.uri('t')).db().collection<{ _id: number }>('things')
    await things.createIndex({ twin: 1 }, { unique: true })
    const acknowledged = new Set<number>()
    let next = 0
    let isStopping = false
    const write = async (): Promise<void> => {
      while (!isStopping) {
        const id = next++
        // a kill breaks the connection: the outcome of that write is unknown, and only acknowledged ones
        // count
        const isDone = await things.insertOne({ _id: id, twin: id } as { _id: number }).then(
          () => true,
          () => false,
        )
        if (isDone) acknowledged.add(id)
      }
    }
    const writers = Array.from({ length: 4 }, write)
    for (let round = 1; round <= KILLS; round += 1) {
      const enough = acknowledged.size + round * 7
      await expect.poll(() => acknowledged.size >= enough, { timeout: 20_000, interval: 1 }).toBe(true)
      await killEngine(mongo)
      await expect.poll(() => mongo.isReady, WITHIN_10_S).toBe(false)
      await mongo.whenReady(20_000)
    }
    isStopping = true
    await Promise.all(writers)
    const found = new Set((await things.find().toArray()).map(({ _id }) => _id))
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([])
    expect(acknowledged.size).toBeGreaterThan(KILLS * 7)
    expect(messages().filter((message) => message.includes('restarting'))).toHaveLength(KILLS)
    expect(lines.filter(({ level }) => level === 'error')).toEqual([])
    expect(await things.estimatedDocumentCount()).toBe(found.size)
  })
})
