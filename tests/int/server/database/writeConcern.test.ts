import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('waits for the journal at every write, since w "majority" in the embedded engine answers before it and a kill loses writes', () => {
  const { writeConcern, readConcern, readPreference } = app.payload.db.connection.getClient().options
  expect(writeConcern.journal).toBe(true)
  expect(readConcern.level).toBe('local')
  expect(readPreference.mode).toBe('primary')
  const isEmbedded = inject('databaseServer').includes('db.sock')
  if (isEmbedded) expect(writeConcern.w).toBe(1)
})
