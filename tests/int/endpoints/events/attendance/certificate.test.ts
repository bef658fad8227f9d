import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { pdfText } from '../../../../helpers/pdfText'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const held = (overrides: Partial<Event> = {}): Promise<Event> =>
  makeEvent(app.payload, {
    title: `Bridges of the Nile ${randomUUID().slice(0, 8)}`,
    eventDate: '2026-03-04T07:00:00.000Z',
    endDate: '2026-03-04T14:00:00.000Z',
    cpdHours: 6,
    ...overrides,
  })
const cameTo = (event: { id: string }, { id: user }: { id: string }) =>
  modelOf(app.payload, 'attendances').create({ event: event.id, user })
const ask = (event: { id: string }, as?: Account) =>
  app.request('GET', `/api/events/${event.id}/attendance-certificate`, { as })
const codeOf = async (event: { id: string }, { id: user }: { id: string }): Promise<string> => {
  const attendance = await modelOf(app.payload, 'attendances')
    .findOne({ event: event.id, user })
    .lean<{ certificateCode?: string }>()
  return attendance?.certificateCode ?? ''
}
const verify = (code: string, address: string = randomUUID()) =>
  app.request('GET', `/api/events/verify/${code}`, { headers: { 'x-client-address': address } })

describe('GET /api/events/:id/attendance-certificate', () => {
  it('returns the certificate of who was there, with one code however often it is drawn', async () => {
    const event = await held()
    const member = await makeAccount(app.payload)
    await makeMembership(app.payload, member.id, { registeredName: 'Nyandeng Deng' })
    await cameTo(event, member)
    const answers = await Promise.all([ask(event, member), ask(event, member)])
    const code = await codeOf(event, member)
    expect(code).toMatch(/^ATT(-[2-9A-Z]{5}){4}$/)
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="certificate-${event.slug}.pdf"`,
        'cache-control': 'private, no-store',
      })
      const pdf = Buffer.from(await answer.arrayBuffer())
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
      const text = await pdfText(pdf)
      for (const part of ['Nyandeng Deng', event.title, '4 March 2026', code]) expect(text).toContain(part)
    }
  })

  it('is refused to others, and before the event has taken place', async () => {
    const event = await held()
    const [person, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    await cameTo(event, person)
    expect((await ask(event)).status).toBe(401)
    expect((await ask(event, other)).status).toBe(404)
    expect((await ask({ id: '0'.repeat(24) }, person)).status).toBe(404)
    expect((await ask({ id: 'x' }, person)).status).toBe(404)
    for (const overrides of [{ eventDate: inDays(-1), endDate: inDays(1) }, { isCancelled: true }]) {
      const early = await held(overrides)
      await cameTo(early, person)
      const answer = await ask(early, person)
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'not_over' }] })
      expect(await codeOf(early, person)).toBe('')
    }
  })
})

describe('GET /api/events/verify/:code', () => {
  it('returns name, event, day and hours, and nothing else', async () => {
    const event = await held()
    const [member, guest] = [
      await makeAccount(app.payload, { fullName: 'Prof. N. Deng' }),
      await makeAccount(app.payload, { fullName: 'Lado Wani' }),
    ]
    await makeMembership(app.payload, member.id, { registeredName: 'Nyandeng Deng' })
    for (const person of [member, guest]) {
      await cameTo(event, person)
      await ask(event, person)
    }
    const facts = { event: event.title, day: '2026-03-04', hours: 6 }
    const code = await codeOf(event, member)
    expect(await (await verify(code)).json()).toEqual({ ...facts, fullName: 'Nyandeng Deng' })
    expect(await (await verify(code.toLowerCase())).json()).toMatchObject(facts)
    const other = await codeOf(event, guest)
    expect(await (await verify(other)).json()).toEqual({ ...facts, fullName: 'Lado Wani' })
  })

  it('does not find unknown codes, and certificates that are not valid any more', async () => {
    const [taken, cancelled] = [await held(), await held()]
    const person = await makeAccount(app.payload)
    const codes: string[] = []
    for (const event of [taken, cancelled]) {
      await cameTo(event, person)
      await ask(event, person)
      codes.push(await codeOf(event, person))
      expect((await verify(codes.at(-1) ?? '')).status).toBe(200)
    }
    await modelOf(app.payload, 'attendances').deleteOne({ event: taken.id })
    await app.payload.update({
      collection: 'events',
      id: cancelled.id,
      data: { isCancelled: true },
      overrideAccess: true, // the test prepares its data
    })
    for (const unknown of [...codes, 'ATT-22222-22222-22222-22222', 'x', '%24ne', 'ACE-2026-0001']) {
      const answer = await verify(unknown)
      expect(answer.status, unknown).toBe(404)
      expect(await answer.json()).toEqual({
        errors: [{ message: 'There is no valid certificate with this code', code: 'not_found' }],
      })
    }
  })

  it('limits the codes that one client tries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => verify('ATT-22222-22222-22222-22222', '192.0.2.77')),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})
