import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allocate, issueInvoice, listInvoices, streamInvoices } from '../../../../../domain/money/invoices'
import {
  INVOICES_PER_PAGE,
  type InvoiceFilter,
  invoiceListSchema,
} from '../../../../../domain/money/invoices/invoiceList.schema'
import { formatReference } from '../../../../../domain/money/invoices/reference.schema'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { newWord } from '../../../../helpers/newWord'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let user: string
beforeAll(async () => {
  app = await startTestPayload()
  user = (await makeAccount(app.payload)).id
})
afterAll(() => app.stop())

const DAY_MS = 24 * 60 * 60_000

const issue = (name: string, { dueInDays = 30, instalments = 1 } = {}) =>
  issueInvoice(app.payload, {
    key: randomUUID(),
    user,
    recipient: { name, email: 'deng@example.org' },
    purpose: 'other',
    currency: 'USD',
    lines: [{ description: 'Annual dues', quantity: 1, unitMinor: 10_000, account: 'dues' }],
    dueAt: new Date(Date.now() + dueInDays * DAY_MS),
    instalments,
  })

const list = (filter: Partial<InvoiceFilter>) => listInvoices(app.payload, invoiceListSchema.parse(filter))
const numbersOf = async (filter: Partial<InvoiceFilter>) =>
  (await list(filter)).docs.map(({ number }) => number)

describe('the list of invoices', () => {
  it('is searched by name, number and payment reference', async () => {
    const name = `Deng ${newWord()}`
    const invoice = await issue(name)
    const number = required(invoice.number)
    expect(await numbersOf({ q: name.toLowerCase() })).toEqual([number])
    expect(await numbersOf({ q: number })).toEqual([number])
    expect(await numbersOf({ q: formatReference(required(invoice.reference)) })).toEqual([number])
    expect(await numbersOf({ q: `.*${name}` })).toEqual([])
  })

  it('has those overdue that are open after their day, or of which an instalment is', async () => {
    const name = `Keji ${newWord()}`
    const [late, early, parts, partPaid] = [
      await issue(name, { dueInDays: -1 }),
      await issue(name, { dueInDays: 1 }),
      await issue(name, { dueInDays: -10, instalments: 2 }),
      await issue(name, { dueInDays: -10, instalments: 2 }),
    ]
    await allocate(app.payload, partPaid._id, new ObjectId(), 5_000, new Date())
    const overdue = [late, parts].map(({ number }) => number)
    expect((await numbersOf({ q: name, status: 'overdue' })).sort()).toEqual(overdue.sort())
    const rows = (await list({ q: name })).docs
    expect(
      rows
        .filter(({ isOverdue }) => isOverdue)
        .map(({ number }) => number)
        .sort(),
    ).toEqual(overdue.sort())
    await modelOf(app.payload, 'invoices').updateOne({ _id: late._id }, { status: 'void' })
    expect(await numbersOf({ q: name, status: 'overdue' })).toEqual([parts.number])
    expect(await numbersOf({ q: name, status: 'void' })).toEqual([late.number])
    expect(await numbersOf({ q: name, sort: 'dueAt' })).toHaveLength(4)
    expect((await numbersOf({ q: name, sort: '-dueAt' }))[0]).toBe(early.number)
  })

  it('is narrowed to the people of a region', async () => {
    const name = `Nyok ${newWord()}`
    const { number } = await issue(name)
    const setRegion = (region: string) =>
      modelOf(app.payload, 'profiles').updateOne({ user }, { $set: { region } })
    await setRegion('greater_upper_nile')
    expect(await numbersOf({ q: name, region: 'greater_upper_nile' })).toEqual([number])
    expect(await numbersOf({ q: name, region: 'greater_equatoria' })).toEqual([])
    const streamed: string[] = []
    const filter = invoiceListSchema.parse({ q: name, region: 'greater_upper_nile' })
    for await (const row of streamInvoices(app.payload, filter)) streamed.push(row.number)
    expect(streamed).toEqual([number])
    await setRegion('greater_equatoria')
    expect(await numbersOf({ q: name, region: 'greater_upper_nile' })).toEqual([])
  })

  it('has pages, and is streamed as a whole', async () => {
    const name = `Wani ${newWord()}`
    for (let index = 0; index <= INVOICES_PER_PAGE; index += 1) await issue(name)
    const [first, second] = [await list({ q: name }), await list({ q: name, page: 2 })]
    expect(first).toMatchObject({ totalDocs: INVOICES_PER_PAGE + 1, totalPages: 2 })
    expect(first.docs).toHaveLength(INVOICES_PER_PAGE)
    expect(second.docs).toHaveLength(1)
    const streamed: string[] = []
    for await (const { number } of streamInvoices(app.payload, invoiceListSchema.parse({ q: name })))
      streamed.push(number)
    expect(streamed).toEqual([...first.docs, ...second.docs].map(({ number }) => number))
  })
})
