import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONFIRMED_HEADER } from '../../../../../domain/content/trash/uses.schema'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { countRegistrations, readSeats } from '../../../../helpers/seats'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let member: Account
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  member = await makeAccount(app.payload, { roles: ['member'] })
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const register = (event: string, as?: Account): Promise<Response> =>
  app.request('POST', `/api/events/${event}/registration`, { as })
const cancel = (event: string, as?: Account): Promise<Response> =>
  app.request('DELETE', `/api/events/${event}/registration`, { as })

const answerOf = async (
  response: Response,
): Promise<{ status: number; outcome?: string; code?: string; message?: string }> => {
  const body = (await response.json()) as { outcome?: string; errors?: { code: string; message: string }[] }
  const [problem] = body.errors ?? []
  return {
    status: response.status,
    ...(problem ? { code: problem.code, message: problem.message } : { outcome: body.outcome }),
  }
}

describe('registering', () => {
  // proves: C130
  it('takes a seat and records its holder', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 2 })
    expect(await answerOf(await register(event.id, member))).toEqual({ status: 200, outcome: 'registered' })
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [member.id],
      registered: [member.id],
    })
  })

  it('takes one seat, however often it is repeated', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 5 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => answerOf(await register(event.id, member))),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ outcome }) => outcome === 'registered')).toHaveLength(1)
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [member.id],
      registered: [member.id],
    })
  })

  it('has no limit for an event without one', async () => {
    const event = await makeEvent(app.payload)
    const crowd = await makeCrowd(app.payload, 30)
    const answers = await Promise.all(
      crowd.map(async (account) => answerOf(await register(event.id, account))),
    )
    expect(answers).toEqual(crowd.map(() => ({ status: 200, outcome: 'registered' })))
  })

  // proves: C188
  it('refuses a visitor', async () => {
    const event = await makeEvent(app.payload)
    expect(await answerOf(await register(event.id))).toEqual({
      status: 401,
      code: 'unauthenticated',
      message: 'Please sign in to register for events',
    })
    expect(await readSeats(app.payload, event.id)).toMatchObject({ taken: 0 })
  })

  // proves: C132
  it('refuses a person when the event is full, and answers a registered person as before', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 1 })
    await register(event.id, admin)
    expect(await answerOf(await register(event.id, member))).toEqual({
      status: 409,
      code: 'full',
      message: 'This event has reached maximum capacity',
    })
    expect(await answerOf(await register(event.id, admin))).toEqual({
      status: 200,
      outcome: 'already_registered',
    })
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [admin.id],
      registered: [admin.id],
    })
  })

  it.each([
    ['is past', { eventDate: inDays(-3), endDate: inDays(-1) }],
    ['is past and has no end', { eventDate: inDays(-1) }],
    ['is cancelled', { isCancelled: true }],
  ])('refuses when the event %s', async (_, overrides) => {
    const event = await makeEvent(app.payload, overrides)
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 409, code: 'closed' })
    expect(await readSeats(app.payload, event.id)).toMatchObject({ taken: 0, registered: [] })
  })

  it('is open while the event runs, and while its date is to be announced', async () => {
    const running = await makeEvent(app.payload, { eventDate: inDays(-1), endDate: inDays(1) })
    const undated = await makeEvent(app.payload, { eventDate: inDays(-1), isDateToBeAnnounced: true })
    expect(await answerOf(await register(running.id, member))).toEqual({ status: 200, outcome: 'registered' })
    expect(await answerOf(await register(undated.id, member))).toEqual({ status: 200, outcome: 'registered' })
  })

  // proves: C128
  it('answers 404 for a draft', async () => {
    const event = await makeEvent(app.payload, { _status: 'draft' })
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 404 })
    expect(await countRegistrations(app.payload, event.id)).toBe(0)
  })

  it.each(['000000000000000000000000', 'not-an-id', '%00', '[object%20Object]'])(
    'does not find the event %s',
    async (id) => {
      expect(await answerOf(await register(id, member))).toMatchObject({ status: 404, code: 'not_found' })
    },
  )
})

describe('cancelling', () => {
  // proves: C131
  it('frees the seat for the next person', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 1 })
    await register(event.id, member)
    expect(await answerOf(await cancel(event.id, member))).toEqual({ status: 200, outcome: 'cancelled' })
    expect(await answerOf(await register(event.id, admin))).toEqual({ status: 200, outcome: 'registered' })
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [admin.id],
      registered: [admin.id],
    })
  })

  // proves: C210
  it('frees one seat, however often it is repeated', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 3 })
    await register(event.id, member)
    await register(event.id, admin)
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => answerOf(await cancel(event.id, member))),
    )
    expect(answers).toEqual(answers.map(() => ({ status: 200, outcome: 'cancelled' })))
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [admin.id],
      registered: [admin.id],
    })
  })

  it('changes nothing for a person who is not registered, and refuses a visitor', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 3 })
    await register(event.id, admin)
    expect(await answerOf(await cancel(event.id, member))).toMatchObject({ status: 200 })
    expect(await answerOf(await cancel(event.id))).toMatchObject({ status: 401, code: 'unauthenticated' })
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [admin.id],
      registered: [admin.id],
    })
  })

  it('is consistent with the ledger when the same person registers and cancels at once', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 3 })
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) =>
        turn % 2 === 0 ? register(event.id, member) : cancel(event.id, member),
      ),
    )
    const seats = await readSeats(app.payload, event.id)
    expect(seats?.holders).toHaveLength(seats?.taken ?? -1)
    expect(seats?.registered).toEqual(seats?.holders)
  })
})

describe('a change by staff', () => {
  const edit = (event: string, body: object): Promise<Response> =>
    app.request('PATCH', `/api/events/${event}`, { as: admin, body })

  it('that lowers the capacity removes nobody, and admits nobody until seats are free', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 3 })
    const [first, second, third] = await makeCrowd(app.payload, 3)
    for (const account of [first, second, third]) await register(event.id, account)
    expect((await edit(event.id, { maxAttendees: 1 })).status).toBe(200)
    expect(await readSeats(app.payload, event.id)).toMatchObject({ taken: 3 })
    await cancel(event.id, first)
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 409, code: 'full' })
    await cancel(event.id, second)
    await cancel(event.id, third)
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 200 })
  })

  it('that raises or removes the limit admits the next person', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 1 })
    await register(event.id, admin)
    await edit(event.id, { maxAttendees: 2 })
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 200 })
    const [other] = await makeCrowd(app.payload, 1)
    await edit(event.id, { maxAttendees: null })
    expect(await answerOf(await register(event.id, other))).toMatchObject({ status: 200 })
  })

  it('that cancels an event preserves its registrations, admits nobody, and members can still cancel', async () => {
    const event = await makeEvent(app.payload)
    await register(event.id, member)
    await edit(event.id, { isCancelled: true })
    expect(await answerOf(await register(event.id, admin))).toMatchObject({ status: 409, code: 'closed' })
    expect(await readSeats(app.payload, event.id)).toMatchObject({ taken: 1 })
    expect(await answerOf(await cancel(event.id, member))).toMatchObject({ status: 200 })
    expect(await readSeats(app.payload, event.id)).toMatchObject({ taken: 0, registered: [] })
  })

  it('that unpublishes an event closes it, and a draft beside the published event changes nothing', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 1 })
    expect(
      (
        await app.request('PATCH', `/api/events/${event.id}?draft=true`, {
          as: admin,
          body: { maxAttendees: 50, _status: 'draft' },
        })
      ).status,
    ).toBe(200)
    await register(event.id, admin)
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 409, code: 'full' })
    await edit(event.id, { _status: 'draft' })
    expect(await answerOf(await register(event.id, member))).toMatchObject({ status: 404 })
  })

  it('that deletes an event leaves nothing behind, also while people register', async () => {
    const event = await makeEvent(app.payload, { maxAttendees: 100 })
    const crowd = await makeCrowd(app.payload, 60)
    const answers = crowd.map((account) => register(event.id, account))
    const removal = app.request('DELETE', `/api/events/${event.id}`, {
      as: admin,
      headers: { [CONFIRMED_HEADER]: 'delete' },
    })
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect((await removal).status).toBe(200)
    expect(statuses.every((status) => [200, 404, 409].includes(status))).toBe(true)
    expect(await readSeats(app.payload, event.id)).toBeUndefined()
    expect(await countRegistrations(app.payload, event.id)).toBe(0)
  })
})

describe('access to registrations', () => {
  // proves: C209
  it('is given to the person for their own, to administrators for all, and to no visitor', async () => {
    const event = await makeEvent(app.payload)
    await register(event.id, member)
    await register(event.id, admin)
    const list = async (as?: Account): Promise<unknown> => {
      const response = await app.request(
        'GET',
        `/api/registrations?depth=0&where[event][equals]=${event.id}`,
        { as },
      )
      return response.status === 200
        ? ((await response.json()) as { totalDocs: number }).totalDocs
        : response.status
    }
    expect(await list(member)).toBe(1)
    expect(await list(admin)).toBe(2)
    expect(await list()).toBe(403)
  })

  it('is read-only, and excludes the ledger', async () => {
    const event = await makeEvent(app.payload)
    for (const as of [undefined, member, admin]) {
      const created = await app.request('POST', '/api/registrations', {
        as,
        body: { event: event.id, user: member.id },
      })
      expect([401, 403]).toContain(created.status)
      const removed = await app.request('DELETE', `/api/registrations?where[event][equals]=${event.id}`, {
        as,
      })
      expect([401, 403]).toContain(removed.status)
      expect((await app.request('GET', '/api/seat-ledgers', { as })).ok).toBe(false)
    }
    expect(await countRegistrations(app.payload, event.id)).toBe(0)
  })
})

describe('GET /api/events/seats', () => {
  // proves: C208
  it('counts the seats of open events for everyone, without names', async () => {
    const open = await makeEvent(app.payload, { maxAttendees: 7 })
    const unlimited = await makeEvent(app.payload)
    const draft = await makeEvent(app.payload, { _status: 'draft', maxAttendees: 7 })
    await register(open.id, member)
    const text = await (await app.request('GET', '/api/events/seats')).text()
    const { seats } = JSON.parse(text) as { seats: Record<string, unknown> }
    expect(seats[open.id]).toEqual({ taken: 1, capacity: 7 })
    expect(seats[unlimited.id]).toEqual({ taken: 0, capacity: null })
    expect(seats[draft.id]).toBeUndefined()
    expect(text).not.toContain(member.id)
  })
})
