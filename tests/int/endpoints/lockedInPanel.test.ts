import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../../payload-types'
import { type Account, makeAccount } from '../../helpers/accounts'
import { makeEvent } from '../../helpers/events'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account

beforeAll(async () => {
  app = await startTestPayload()
  ;[admin, colleague] = [
    await makeAccount(app.payload, { roles: ['admin'] }),
    await makeAccount(app.payload, { roles: ['admin'] }),
  ]
})
afterAll(() => app.stop())

/** Opens the record in the panel as a colleague. */
const open = (relationTo: string, value: string) =>
  app.payload.db.create({
    collection: 'payload-locked-documents',
    data: { document: { relationTo, value }, user: { relationTo: 'users', value: colleague.id } },
  })

const post = (path: string, body: object) => app.request('POST', `/api/${path}`, { as: admin, body })

const refused = async (path: string, body: object): Promise<number> =>
  (await app.request('PATCH', `/api/${path}`, { as: admin, body })).status

describe('while a record is open in the panel, a colleague on the dashboard', () => {
  it('changes, cancels and deletes an event, although the REST API refuses a change', async () => {
    const event: Event = await makeEvent(app.payload)
    await open('events', event.id)
    expect(await refused(`events/${event.id}`, { location: 'Wau' })).toBe(423)
    const { updatedAt } = (await (
      await app.request('GET', `/api/events/${event.id}/desk`, { as: admin })
    ).json()) as { updatedAt: string }
    const cancelled = await post(`events/${event.id}/status`, { status: 'cancelled', updatedAt })
    expect(cancelled.status, await cancelled.clone().text()).toBe(200)
    await open('events', event.id)
    const now = (await (await app.request('GET', `/api/events/${event.id}/desk`, { as: admin })).json()) as {
      updatedAt: string
      form: object
    }
    expect(
      (await post(`events/${event.id}/desk`, { ...now.form, location: 'Wau', updatedAt: now.updatedAt }))
        .status,
    ).toBe(200)
    await open('events', event.id)
    const last = (await (await app.request('GET', `/api/events/${event.id}/desk`, { as: admin })).json()) as {
      updatedAt: string
    }
    const trashed = await post(`events/${event.id}/trash`, { registered: 0, updatedAt: last.updatedAt })
    expect(trashed.status, await trashed.clone().text()).toBe(200)
  })

  it('publishes, withdraws and deletes a publication', async () => {
    const { id } = await app.payload.create({
      collection: 'publications',
      data: {
        title: `Video ${randomUUID()}`,
        category: 'videos',
        videoUrl: 'https://example.org/video',
        publishedDate: new Date().toISOString(),
      },
      draft: true,
      overrideAccess: true, // the test prepares its data
    })
    const seen = async (): Promise<string> =>
      (
        (await (
          await app.request('GET', `/api/publications/${id}?draft=true&depth=0`, { as: admin })
        ).json()) as { updatedAt: string }
      ).updatedAt
    for (const isPublished of [true, false]) {
      await open('publications', id)
      expect(await refused(`publications/${id}`, { title: 'Another' })).toBe(423)
      const answer = await post(`publications/${id}/visibility`, { isPublished, updatedAt: await seen() })
      expect(answer.status, await answer.clone().text()).toBe(200)
    }
    await open('publications', id)
    const trashed = await post(`publications/${id}/trash`, { updatedAt: await seen() })
    expect(trashed.status, await trashed.clone().text()).toBe(200)
  })
})
