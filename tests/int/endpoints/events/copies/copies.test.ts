import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CopiesMade } from '../../../../../domain/events/copies/copies.schema'
import type { StaffTicketTypes } from '../../../../../domain/events/tickets/tickets.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { makeTicketType, price } from '../../../../helpers/tickets'

let app: TestApp
let staff: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const copy = (id: string, body: Record<string, unknown>) =>
  app.request('POST', `/api/events/${id}/copies`, { as: staff, body })
const typesOf = async (id: string) =>
  (await jsonOf<StaffTicketTypes>(await app.request('GET', `/api/events/${id}/ticket-types`, { as: staff })))
    .types

describe('copies of an event', () => {
  it('are drafts at other days, with its types of tickets and their days', async () => {
    const event = await makeEvent(app.payload, {
      eventDate: '2027-03-10T07:00:00.000Z', // 09:00 in Juba
      endDate: '2027-03-11T15:00:00.000Z',
      maxAttendees: 300,
      cpdHours: 6,
      papersUntil: '2027-02-01',
      region: 'greater_equatoria',
      isCancelled: true,
    })
    await makeTicketType(app.payload, staff, event.id, {
      name: 'Dinner',
      capacity: 80,
      prices: [price({ until: '2027-02-10' }), price({ amountMinor: 7000, from: '2027-02-11' })],
    })
    const made = await copy(event.id, { first: '2028-03-08', count: 2, every: 'week' })
    expect(made.status).toBe(201)
    const { ids } = await jsonOf<CopiesMade>(made)
    const copies = await Promise.all(
      ids.map((id) =>
        app.payload.findByID({
          collection: 'events',
          id,
          depth: 0,
          overrideAccess: true, // drafts, which staff see
        }),
      ),
    )
    expect(copies.map(({ eventDate, endDate }) => [eventDate, endDate])).toEqual([
      ['2028-03-08T07:00:00.000Z', '2028-03-09T15:00:00.000Z'],
      ['2028-03-15T07:00:00.000Z', '2028-03-16T15:00:00.000Z'],
    ])
    expect(copies.map(({ papersUntil }) => papersUntil)).toEqual(['2028-01-31', '2028-02-07'])
    const { title, maxAttendees, cpdHours, region } = event
    for (const each of copies)
      expect(each).toMatchObject({
        title,
        maxAttendees,
        cpdHours,
        region,
        _status: 'draft',
        isCancelled: false,
      })
    expect(new Set([event, ...copies].map(({ slug }) => slug)).size).toBe(3)
    const [type, ...others] = await typesOf(required(ids[0]))
    expect([type, others.length]).toMatchObject([
      {
        name: 'Dinner',
        capacity: 80,
        sold: 0,
        prices: [{ until: '2028-02-09' }, { amountMinor: 7000, from: '2028-02-10' }],
      },
      0,
    ])
  })

  it.each([
    [{ first: '2028-02-30' }, 'first'],
    [{ first: '2028-02-01', count: 13 }, 'count'],
    [{ first: '2028-02-01', every: 'day' }, 'every'],
  ])('are not made of %j', async (body, field) => {
    const { id } = await makeEvent(app.payload)
    const refused = await copy(id, body)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(`"${field}"`)])
  })
})
