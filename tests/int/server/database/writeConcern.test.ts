import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

it('waits for the journal with every write: with w "majority" the embedded engine answers before it, and a kill loses what it acknowledged', () => {
  const { writeConcern } = app.payload.db.connection.getClient().options
  expect(writeConcern.journal).toBe(true)
  const isEmbedded = inject('databaseServer').includes('db.sock')
  if (isEmbedded) expect(writeConcern.w).toBe(1)
})
