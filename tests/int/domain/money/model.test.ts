import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInvoice, issueInvoice, voidInvoice } from '../../../../domain/money/invoices'
import {
  askForCorrection,
  closeDay,
  decideCorrection,
  finaliseDayCloses,
  readDayCloses,
  sumBalances,
} from '../../../../domain/money/ledger'
import {
  decidePayment,
  finaliseMoney,
  findPayment,
  findPaymentByKey,
  recordPayment,
  refundCredit,
  spendCredit,
  undoWriteOff,
  writeOffInvoice,
} from '../../../../domain/money/payments'
import { dayAfter, todayInJuba } from '../../../../platform/jubaTime'
import { makeAccount } from '../../../helpers/accounts'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { Books, type ModelInvoice, type ModelPayment } from './books'

/** How many sequences are tried; more with `MODEL_RUNS`. */
const RUNS = Number(process.env.MODEL_RUNS ?? 4)
const PEOPLE = 3
const CHAPTERS = 2
const DAYS = 3

const place = fc.nat(1_000)
const operation = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('invoice' as const),
      user: place,
      minor: fc.integer({ min: 1, max: 500 }),
      isSsp: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      invoice: place,
      method: fc.constantFrom('bank', 'cash', 'cash', 'merchant'),
      percent: fc.integer({ min: 10, max: 160 }),
      day: place,
      chapter: place,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('credit' as const),
      user: place,
      minor: fc.integer({ min: 1, max: 500 }),
      isSsp: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reverse' as const), payment: place }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('use' as const), payment: place, invoice: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      payment: place,
      percent: fc.integer({ min: 10, max: 100 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('writeOff' as const), invoice: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undoWriteOff' as const), invoice: place }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('void' as const), invoice: place }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close' as const),
      day: place,
      chapter: place,
      difference: fc.integer({ min: -3, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('correct' as const), close: place }) },
)
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

let app: TestApp
let req: PayloadRequest
let treasurer: string
let colleague: string
beforeAll(async () => {
  app = await startTestPayload()
  req = { payload: app.payload } as PayloadRequest
  treasurer = (await makeAccount(app.payload, { roles: ['admin'] })).id
  colleague = (await makeAccount(app.payload, { roles: ['admin'] })).id
})
afterAll(() => app.stop())

const pick = <Value>(values: readonly Value[], at: number): Value | undefined => values[at % values.length]

/** A run of operations on the product and on the model side by side, among people and chapters of its own. */
class Year {
  readonly books: Books
  private readonly days: readonly string[]
  private readonly invoiceIds = new Map<ModelInvoice, string>()
  private readonly paymentIds = new Map<ModelPayment, string>()
  private readonly closeIds: string[] = []
  private readonly chapters = Array.from({ length: CHAPTERS }, () => new ObjectId().toHexString())

  private constructor(readonly users: readonly string[]) {
    const today = todayInJuba()
    this.books = new Books(today, dayAfter(today))
    const daysAgo = (days: number): string => todayInJuba(new Date(Date.now() - days * 86_400_000))
    this.days = Array.from({ length: DAYS }, (_, days) => daysAgo(days))
  }

  static async begin(): Promise<Year> {
    const accounts = await Promise.all(Array.from({ length: PEOPLE }, () => makeAccount(app.payload)))
    return new Year(accounts.map(({ id }) => id))
  }

  private idOf(invoice: ModelInvoice): string {
    return required(this.invoiceIds.get(invoice))
  }

  async apply(each: Operation): Promise<void> {
    const { books } = this
    switch (each.kind) {
      case 'invoice': {
        const user = each.user % PEOPLE
        const invoice = books.invoice(user, each.isSsp ? 'SSP' : 'USD', each.minor)
        const { _id } = await issueInvoice(app.payload, {
          key: randomUUID(),
          user: required(this.users[user]),
          recipient: { name: 'Nyandeng Deng', email: 'nyandeng@example.org' },
          purpose: 'other',
          currency: invoice.currency,
          lines: [{ description: 'Course', quantity: 1, unitMinor: each.minor, account: 'otherIncome' }],
          dueAt: new Date(),
        })
        this.invoiceIds.set(invoice, _id.toHexString())
        return
      }
      case 'pay': {
        const invoice = pick(books.invoices, each.invoice)
        if (invoice) await this.pay(invoice, each)
        return
      }
      case 'credit': {
        const user = each.user % PEOPLE
        const payment = books.credit(user, each.isSsp ? 'SSP' : 'USD', each.minor)
        await this.record(payment, { day: books.today, chapter: undefined })
        return
      }
      case 'reverse': {
        const payment = pick(books.payments, each.payment)
        if (!payment) return
        const answer = await decidePayment(
          req,
          required(this.paymentIds.get(payment)),
          { to: 'reversed', reason: 'Wrong' },
          treasurer,
        )
        expect('id' in answer).toBe(books.reverse(payment))
        return
      }
      case 'use': {
        const [payment, invoice] = [pick(books.payments, each.payment), pick(books.invoices, each.invoice)]
        if (payment && invoice) await this.use(payment, invoice)
        return
      }
      case 'refund': {
        const payment = pick(books.payments, each.payment)
        if (!payment) return
        const amount = Math.max(1, Math.floor((payment.creditMinor * each.percent) / 100))
        const refund = {
          amount,
          method: 'bank',
          reason: 'Too much',
          transaction: '',
          key: randomUUID(),
        } as const
        const id = required(this.paymentIds.get(payment))
        // sent twice at once, it is paid back once
        const [answer] = await Promise.all([1, 2].map(() => refundCredit(req, id, refund, treasurer)))
        expect('id' in required(answer)).toBe(books.refund(payment, amount))
        return
      }
      case 'writeOff': {
        const invoice = pick(books.invoices, each.invoice)
        if (!invoice) return
        const input = { openMinor: invoice.openMinor, reason: 'Will not be paid' }
        const answer = await writeOffInvoice(req, this.idOf(invoice), input, treasurer)
        expect('id' in answer).toBe(books.writeOff(invoice))
        return
      }
      case 'undoWriteOff': {
        const invoice = pick(books.invoices, each.invoice)
        if (!invoice) return
        const answer = await undoWriteOff(req, this.idOf(invoice), 'It will be paid', treasurer)
        expect('id' in answer).toBe(books.endWriteOff(invoice))
        return
      }
      case 'void': {
        const invoice = pick(books.invoices, each.invoice)
        if (!invoice) return
        const answer = await voidInvoice(req, this.idOf(invoice), 'By mistake', treasurer)
        expect('status' in answer).toBe(books.void(invoice))
        return
      }
      case 'close':
        return this.close(
          required(pick(this.days, each.day)),
          required(pick(this.chapters, each.chapter)),
          each.difference,
        )
      case 'correct': {
        const at = each.close % books.closes.length
        const [close, id] = [books.closes[at], this.closeIds[at]]
        if (!close || !id) return
        const amountMinor = books.correct(close)
        if (amountMinor === 0) return
        const key = randomUUID()
        await askForCorrection(req, id, { amountMinor, reason: 'Found', key }, treasurer)
        const answer = await decideCorrection(req, id, { key, decision: 'confirmed' }, colleague)
        expect(answer).toEqual({ status: 'confirmed' })
      }
    }
  }

  private async record(
    payment: ModelPayment,
    { day, chapter }: { day: string; chapter: string | undefined },
  ): Promise<void> {
    const key = randomUUID()
    const record = () =>
      recordPayment(app.payload, {
        key,
        status: 'confirmed',
        method: payment.method,
        amountMinor: payment.amountMinor,
        currency: payment.currency,
        paidAt: new Date(`${day}T10:00:00Z`),
        user: required(this.users[payment.user]),
        invoice: payment.invoice ? this.idOf(payment.invoice) : undefined,
        chapter,
        isQuiet: true,
      })
    // a message that comes twice at once is one payment
    const [first] = await Promise.all([record(), record()])
    this.paymentIds.set(payment, first.payment._id.toHexString())
  }

  private async pay(invoice: ModelInvoice, each: Extract<Operation, { kind: 'pay' }>): Promise<void> {
    const chapter = required(pick(this.chapters, each.chapter))
    const day = required(pick(this.days, each.day))
    const amountMinor = Math.max(1, Math.floor((invoice.totalMinor * each.percent) / 100))
    const box = `${chapter}:${invoice.currency}`
    const payment = this.books.pay(invoice, { method: each.method, amountMinor, day, box })
    await this.record(payment, { day, chapter })
  }

  private async use(payment: ModelPayment, invoice: ModelInvoice): Promise<void> {
    const used = this.books.useCredit(payment, invoice)
    const id = required(this.paymentIds.get(payment))
    const number = required(required(await findInvoice(app.payload, this.idOf(invoice))).number)
    const key = randomUUID()
    const input = { invoice: number, key, isForOther: true }
    const answer = await spendCredit(req, id, input, treasurer)
    expect('id' in answer).toBe(used !== null)
    if (!used) return
    await spendCredit(req, id, input, treasurer) // sent again, it uses nothing more
    this.paymentIds.set(
      used,
      required(await findPaymentByKey(app.payload, `credit:${id}:${key}`))._id.toHexString(),
    )
  }

  private async close(day: string, chapter: string, differenceMinor: number): Promise<void> {
    const box = `${chapter}:USD`
    const countedMinor = this.books.expected(box, day) + differenceMinor
    if (countedMinor < 0) return
    const input = { day, currency: 'USD', chapter, countedMinor, reason: 'Counted' } as const
    const answers = await Promise.all([1, 2].map(() => closeDay(req, input, treasurer)))
    if (!this.books.close(box, day, differenceMinor)) {
      expect(answers).toEqual([{ problem: 'closed' }, { problem: 'closed' }])
      return
    }
    expect(answers).toContainEqual({ differenceMinor })
    const { closes } = await readDayCloses(app.payload, treasurer)
    this.closeIds.push(required(closes.find((close) => close.chapter === chapter && close.day === day)).id)
  }

  /** Compares invoices, credit, people's balances and the boxes of cash. */
  async compare(): Promise<void> {
    await finaliseMoney(app.payload)
    await finaliseDayCloses(app.payload)
    const { books, users } = this
    for (const [model, id] of this.invoiceIds) {
      const { openMinor, writtenOffMinor, status } = required(await findInvoice(app.payload, id))
      expect({ openMinor, writtenOffMinor: writtenOffMinor ?? 0, isVoid: status === 'void' }).toEqual({
        openMinor: model.openMinor,
        writtenOffMinor: model.writtenOffMinor,
        isVoid: model.isVoid,
      })
    }
    for (const [model, id] of this.paymentIds) {
      const { creditMinor, status } = required(await findPayment(app.payload, new ObjectId(id)))
      expect({ creditMinor, isReversed: status === 'reversed' }).toEqual({
        creditMinor: model.creditMinor,
        isReversed: model.isReversed,
      })
    }
    for (const [at, user] of users.entries()) {
      const sums = await sumBalances(
        app.payload,
        {},
        { 'lines.user': new ObjectId(user), 'lines.account': { $in: ['receivable', 'memberCredit'] } },
      )
      expect(toRecord(sums)).toEqual(books.balancesOf(at))
    }
    for (const chapter of this.chapters)
      for (const day of [...this.days, books.tomorrow]) {
        const { chosen } = await readDayCloses(app.payload, treasurer, { day, chapter, currency: 'USD' })
        expect(chosen?.expectedMinor).toBe(books.expected(`${chapter}:USD`, day))
      }
  }
}

const toRecord = (
  sums: { account: string; currency: string; amountMinor: number }[],
): Record<string, number> =>
  Object.fromEntries(
    sums
      .filter(({ amountMinor }) => amountMinor !== 0)
      .map(({ account, currency, amountMinor }) => [`${account} ${currency}`, amountMinor]),
  )

describe('the books', () => {
  it('have to the cent what a plain model has, whatever is invoiced, paid, reversed, used, written off and counted', async () => {
    const before = toRecord(await sumBalances(app.payload))
    const total: Record<string, number> = before
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 40 }), async (operations) => {
        const year = await Year.begin()
        for (const each of operations) await year.apply(each)
        // a day that ended meanwhile books cash of closed days elsewhere
        if (todayInJuba() !== year.books.today) return
        await year.compare()
        for (const [key, minor] of Object.entries(year.books.balances()))
          total[key] = (total[key] ?? 0) + minor
        const sums = toRecord(await sumBalances(app.payload))
        expect(sums).toEqual(Object.fromEntries(Object.entries(total).filter(([, minor]) => minor !== 0)))
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  }, 300_000)
})
