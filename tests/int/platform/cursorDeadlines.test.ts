import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

const timeoutMS = 300

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
  await modelOf(app.payload, 'contact-messages').collection.insertMany(
    Array.from({ length: 4 }, (_, place) => ({ subject: `No. ${place}` })),
  )
})
afterAll(() => app.stop())

/** Works on each row for half of the deadline. */
const readSlowly = async (options: object): Promise<number> => {
  const subjects: unknown[] = []
  const rows = modelOf(app.payload, 'contact-messages').collection.find(
    {},
    { batchSize: 1, timeoutMS, ...options },
  )
  for await (const { subject } of rows) {
    subjects.push(subject)
    await setTimeout(timeoutMS / 2)
  }
  return subjects.length
}

describe('the deadline of a cursor', () => {
  it('holds for each batch where that is said, so that slow work does not break it off', async () => {
    expect(await readSlowly(EACH_BATCH)).toBe(4)
  })

  it('holds for all batches together otherwise', async () => {
    await expect(readSlowly({})).rejects.toThrow(/timed out/i)
  })
})
