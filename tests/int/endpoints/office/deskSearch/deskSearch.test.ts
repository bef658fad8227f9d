import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DESK_KINDS } from '../../../../../domain/office/deskSearch/deskKinds.constants'
import type { DeskFound, DeskSearchAnswer } from '../../../../../domain/office/deskSearch/deskSearch.schema'
import { keysOf } from '../../../../../platform/records.schema'
import { todayInJuba } from '../../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let treasurer: Account
let lead: Account
let manager: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
  manager = await makeAccount(app.payload, { roles: ['event_manager'] })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
})
afterAll(() => app.stop())

/** A day in Juba so many days from today, `YYYY-MM-DD`. */
const daysFromToday = (days: number): string => todayInJuba(new Date(Date.now() + days * 86_400_000))

const search = async (q: string, as = admin): Promise<DeskSearchAnswer> => {
  const answer = await app.request('GET', `/api/desk-search?q=${encodeURIComponent(q)}`, { as })
  expect(answer.status).toBe(200)
  return (await answer.json()) as DeskSearchAnswer
}
const titles = (found: DeskFound[]): string[] => found.map(({ title }) => title)
const kindsOf = (answer: DeskSearchAnswer): string[] =>
  keysOf(DESK_KINDS).filter((kind) => answer[kind].length > 0)

const issueInvoice = async (user: string): Promise<string> => {
  const answer = await app.request('POST', '/api/invoices', {
    as: treasurer,
    body: {
      key: randomUUID(),
      user,
      currency: 'USD',
      lines: [{ description: 'Hall hire', quantity: 1, amount: '80' }],
      account: 'otherIncome',
      dueOn: daysFromToday(7),
      reason: 'Asked for by letter',
    },
  })
  const { number } = (await answer.json()) as { number: string }
  expect(answer.status, number).toBe(201)
  return number
}

describe('the search of the desk', () => {
  it('finds a person by a part of the name in any spelling, and by the address', async () => {
    const tag = randomUUID().slice(0, 8)
    const person = await makeAccount(app.payload, { fullName: `Nyaŋdeŋ ${tag}` })
    for (const q of [`nyangdeng ${tag}`, tag, person.email.slice(0, 20)])
      expect((await search(q)).people).toMatchObject([{ id: person.id, title: `Nyaŋdeŋ ${tag}` }])
  })

  it('finds an invoice by the beginning of its number, and a payment by its receipt and its transaction', async () => {
    const person = await makeAccount(app.payload, { fullName: 'Keji Wani' })
    const number = await issueInvoice(person.id)
    expect((await search(number.toLowerCase())).invoices).toMatchObject([
      { title: number, detail: 'Keji Wani, USD 80.00' },
    ])
    const transaction = `TX${randomUUID().slice(0, 8)}`
    const paid = await app.request('POST', '/api/payments', {
      as: treasurer,
      body: {
        key: randomUUID(),
        invoice: number,
        method: 'bank',
        currency: 'USD',
        amount: '80.00',
        paidOn: daysFromToday(0),
        transaction,
        note: 'Seen in the bank’s letter',
      },
    })
    expect(paid.status, await paid.clone().text()).toBe(201)
    const { receiptNumber } = (await paid.json()) as { receiptNumber: string }
    for (const q of [receiptNumber, transaction])
      expect((await search(q, treasurer)).payments).toMatchObject([
        { title: receiptNumber, detail: 'Keji Wani, USD 80.00' },
      ])
  })

  it('finds nothing that the reader may not see', async () => {
    const tag = randomUUID().slice(0, 8)
    await makeAccount(app.payload, { fullName: `Deng ${tag}` })
    const event = await app.payload.create({
      collection: 'events',
      data: {
        title: `Visit ${tag}`,
        slug: `visit-${tag}`,
        description: 'A visit',
        eventDate: '2027-03-01T09:00:00.000Z',
        location: 'Juba',
        _status: 'published',
      } as never,
    })
    expect(kindsOf(await search(tag))).toEqual(['people', 'events'])
    expect(kindsOf(await search(tag, treasurer))).toEqual(['people'])
    const { events, people } = await search(tag, manager)
    expect([titles(events), titles(people)]).toEqual([[event.title], []])
    expect(kindsOf(await search(tag, lead))).toEqual([]) // neither is of the region
  })

  it('finds for a lead people of the region alone', async () => {
    const tag = randomUUID().slice(0, 8)
    const near = await makeAccount(app.payload, { fullName: `Near ${tag}` })
    const far = await makeAccount(app.payload, { fullName: `Far ${tag}` })
    for (const [{ id }, region] of [
      [near, 'greater_equatoria'],
      [far, 'greater_upper_nile'],
    ] as const)
      await app.payload.update({ collection: 'profiles', where: { user: { equals: id } }, data: { region } })
    expect(titles((await search(tag, lead)).people)).toEqual([`Near ${tag}`])
  })

  it('finds the others where one kind cannot be searched, and names it', async () => {
    const tag = randomUUID().slice(0, 8)
    await makeAccount(app.payload, { fullName: `Deng ${tag}` })
    const find = app.payload.find.bind(app.payload)
    const broken = vi
      .spyOn(app.payload, 'find')
      .mockImplementation((options) =>
        options.collection === 'events' ? Promise.reject(new Error('A broken index')) : find(options),
      )
    try {
      const answer = await search(tag)
      expect(titles(answer.people)).toEqual([`Deng ${tag}`])
      expect(answer).toMatchObject({ events: [], failed: ['events'] })
    } finally {
      broken.mockRestore()
    }
    expect((await search(tag)).failed).toEqual([])
  })

  it('takes signs of patterns and unfinished words as they are', async () => {
    for (const q of ['.*', '(1', '\\d{2}', 'RC-2026-.*', '%%', '+211'])
      expect(kindsOf(await search(q)).filter((kind) => kind === 'payments' || kind === 'invoices')).toEqual(
        [],
      )
  })

  it.each(['', 'a', ' a ', 'x'.repeat(101), 'a\0b'])('refuses the text %j', async (q) => {
    const answer = await app.request('GET', `/api/desk-search?q=${encodeURIComponent(q)}`, { as: admin })
    expect(answer.status).toBe(400)
  })
})
