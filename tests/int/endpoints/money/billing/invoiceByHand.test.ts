import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonMoney } from '../../../../../domain/money/billing/personMoney.schema'
import type { InvoiceView } from '../../../../../domain/money/invoices/invoice.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { pdfText } from '../../../../helpers/pdfText'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const NEXT_WEEK = jubaDay(new Date(Date.now() + 7 * DAY_MS))

let app: TestApp
let treasurer: Account
let chapter: string
beforeAll(async () => {
  app = await startTestPayload()
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
  const _id = new ObjectId()
  await modelOf(app.payload, 'chapters').create({ _id, name: 'Wau', slug: 'wau' })
  chapter = _id.toHexString()
})
afterAll(() => app.stop())

const bodyFor = (person: Account, overrides: object = {}) => ({
  user: person.id,
  key: randomUUID(),
  currency: 'USD',
  lines: [
    { description: 'Course on soil mechanics', quantity: '2', amount: '1,250.50' },
    { description: 'Printed standard', quantity: 1, amount: '20' },
  ],
  account: 'otherIncome',
  dueOn: NEXT_WEEK,
  chapter,
  fund: 'Training',
  reason: 'Asked for by letter',
  ...overrides,
})
const issue = (body: object, as = treasurer) => app.request('POST', '/api/invoices', { as, body })
const moneyOf = async (person: Account, as = treasurer): Promise<PersonMoney> =>
  (await (await app.request('GET', `/api/invoices/of/${person.id}`, { as })).json()) as PersonMoney
const fieldsOf = async (answer: Response): Promise<(string | undefined)[]> =>
  ((await answer.json()) as { errors: { field?: string }[] }).errors.map(({ field }) => field)

describe('an invoice by hand', () => {
  it('sent ten times at once is issued, booked, mailed and recorded once', async () => {
    const person = await makeAccount(app.payload)
    const body = bodyFor(person)
    const answers = await Promise.all(Array.from({ length: 10 }, () => issue(body)))
    const views = (await Promise.all(answers.map((answer) => answer.json()))) as InvoiceView[]
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201))
    expect(new Set(views.map(({ number }) => number)).size).toBe(1)
    const [invoice] = views
    expect(invoice).toMatchObject({
      totalMinor: 252_100,
      openMinor: 252_100,
      status: 'open',
      purpose: 'other',
    })
    expect(invoice?.reference).toMatch(/^RF\d\dACE/)
    const entries = await modelOf(app.payload, 'ledger-entries')
      .find({ key: `invoice:${invoice?.id ?? ''}` })
      .lean<{ chapter: ObjectId; fund: string; lines: { account: string; amountMinor: number }[] }[]>()
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ fund: 'Training' })
    expect(entries[0]?.chapter.toHexString()).toBe(chapter)
    expect(entries[0]?.lines.map(({ account, amountMinor }) => [account, amountMinor])).toEqual([
      ['receivable', 252_100],
      ['otherIncome', -250_100],
      ['otherIncome', -2_000],
    ])
    expect((await mailsTo(app.payload, person.email)).map(({ template }) => template)).toEqual([
      'invoiceIssued',
    ])
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'invoice.issued',
        account: person.id,
      }),
    ).toBe(1)
    const pdf = await app.request('GET', `/api/invoices/${invoice?.id ?? ''}/pdf`, { as: person })
    expect(await pdfText(Buffer.from(await pdf.arrayBuffer()))).toContain('Course on soil mechanics, 2 ×')
  })

  it('with a key that was used for another invoice is refused', async () => {
    const person = await makeAccount(app.payload)
    const body = bodyFor(person)
    expect((await issue(body)).status).toBe(201)
    expect((await issue({ ...body, currency: 'SSP' })).status).toBe(409)
    expect((await moneyOf(person)).details?.invoices).toHaveLength(1)
  })

  it('names the fields that are wrong, and issues nothing', async () => {
    const person = await makeAccount(app.payload)
    for (const [overrides, field] of [
      [{ lines: [{ description: 'A', quantity: 1, amount: '10.555' }] }, 'lines.0.amount'],
      [{ lines: [{ description: 'A', quantity: 1, amount: '-5' }] }, 'lines.0.amount'],
      [{ lines: [{ description: 'A', quantity: 1.5, amount: '5' }] }, 'lines.0.quantity'],
      [{ lines: [{ description: ' ', quantity: 1, amount: '5' }] }, 'lines.0.description'],
      [{ lines: [{ description: 'A', quantity: 10_000, amount: '1000000000' }] }, 'lines.0.amount'],
      [{ lines: [] }, 'lines'],
      [{ currency: 'EUR' }, 'currency'],
      [{ dueOn: '2020-01-01' }, 'dueOn'],
      [{ account: 'waivers' }, 'account'],
      [{ chapter: '0'.repeat(24) }, 'chapter'],
    ] as const) {
      const answer = await issue(bodyFor(person, overrides))
      expect(answer.status, field).toBe(400)
      expect(await fieldsOf(answer)).toEqual([field])
    }
    expect((await moneyOf(person)).details?.invoices).toEqual([])
    expect((await issue(bodyFor({ ...person, id: '0'.repeat(24) }))).status).toBe(404)
  })
})

describe('an open invoice', () => {
  it('is void with a reason, once, and is owed no more', async () => {
    const person = await makeAccount(app.payload)
    const { id } = (await (await issue(bodyFor(person))).json()) as InvoiceView
    const voiding = (reason: string) =>
      app.request('POST', `/api/invoices/${id}/void`, { as: treasurer, body: { reason } })
    expect(await fieldsOf(await voiding(' '))).toEqual(['reason'])
    const answers = await Promise.all([voiding('Issued twice'), voiding('Issued twice')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { state, details } = await moneyOf(person)
    expect(state).toBe('clear')
    expect(required(details).invoices[0]).toMatchObject({ status: 'void', voidReason: 'Issued twice' })
    const balances = await sumBalances(app.payload, {}, { 'lines.user': new ObjectId(person.id) })
    expect(balances.every(({ amountMinor }) => amountMinor === 0)).toBe(true)
  })
})

describe("a person's money", () => {
  it('is read in full by the treasurer; the registrar reads how the person stands, and no amounts', async () => {
    const person = await makeAccount(app.payload)
    const registrar = await makeAccount(app.payload, { roles: ['registrar'] })
    expect(await moneyOf(person, registrar)).toEqual({ state: 'clear', details: null })
    await issue(bodyFor(person, { dueOn: jubaDay() }))
    expect(await moneyOf(person, registrar)).toEqual({ state: 'owing', details: null })
    await modelOf(app.payload, 'invoices').updateMany({ user: person.id }, { dueAt: new Date(0) })
    expect(await moneyOf(person, registrar)).toEqual({ state: 'overdue', details: null })
    expect((await moneyOf(person)).details).toMatchObject({
      owed: [{ amountMinor: 252_100, currency: 'USD' }],
      credit: [],
    })
    expect((await issue(bodyFor(person), registrar)).status).toBe(403)
  })
})
