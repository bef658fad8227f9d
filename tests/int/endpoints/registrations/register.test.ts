import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../helpers/accounts'
import { makeEvent } from '../../../helpers/events'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

describe('POST /api/events/:id/registration', () => {
  let app: TestApp
  beforeAll(async () => {
    const t = Date.now(); app = await startTestPayload(); console.log('start', Date.now() - t)
  })
  afterAll(() => app.stop())

  it('registers once', async () => {
    const event = await makeEvent(app.payload)
    const account = await makeAccount(app.payload)
    const answer = await app.request('POST', `/api/events/${event.id}/registration`, { as: account })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ outcome: 'registered' })
  })
})
