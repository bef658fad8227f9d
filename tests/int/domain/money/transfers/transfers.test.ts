import { randomBytes, randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  closeBooks,
  closeDay,
  readDayCloses,
  sumBalances,
  sumIncome,
} from '../../../../../domain/money/ledger'
import { recordPayment } from '../../../../../domain/money/payments'
import { bookTransfer, listTransfers, undoTransfer } from '../../../../../domain/money/transfers'
import { type Transfer, transferSchema } from '../../../../../domain/money/transfers/transfer.schema'
import { dayAfter, todayInJuba } from '../../../../../platform/jubaTime'
import { makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let req: PayloadRequest
let treasurer: string
beforeAll(async () => {
  app = await startTestPayload()
  req = { payload: app.payload } as PayloadRequest
  treasurer = (await makeAccount(app.payload, { roles: ['admin'] })).id
})
afterAll(() => app.stop())

const DAY = '2026-11-05'
const newChapter = (): string => new ObjectId().toHexString()

const toTransfer = (fields: Partial<Transfer>): Transfer =>
  transferSchema.parse({
    key: randomUUID(),
    day: DAY,
    from: 'cash',
    to: 'bank',
    currency: 'SSP',
    amountMinor: 10_000,
    text: 'Cash banked',
    ...fields,
  })
const book = (transfer: Transfer) => bookTransfer(req, transfer, treasurer)

const cashOf = async (chapter: string): Promise<number> =>
  (await sumBalances(app.payload, { chapter: new ObjectId(chapter) })).find(
    ({ account }) => account === 'cash',
  )?.amountMinor ?? 0

const balance = async (account: string): Promise<number> =>
  (await sumBalances(app.payload)).find((each) => each.account === account && each.currency === 'SSP')
    ?.amountMinor ?? 0

const takeCash = async (chapter: string, amountMinor: number): Promise<void> => {
  await recordPayment(app.payload, {
    key: randomBytes(8).toString('hex'),
    status: 'confirmed',
    method: 'cash',
    amountMinor,
    currency: 'SSP',
    paidAt: new Date(`${DAY}T10:00:00Z`),
    chapter,
    user: treasurer,
  })
}

describe('a transfer', () => {
  it('is booked once, however often and by however many it is sent', async () => {
    const chapter = newChapter()
    await takeCash(chapter, 25_000)
    const transfer = toTransfer({ fromChapter: chapter })
    const bankBefore = await balance('bank')
    await Promise.all(Array.from({ length: 6 }, () => book(transfer)))
    expect(await cashOf(chapter)).toBe(15_000)
    expect((await balance('bank')) - bankBefore).toBe(10_000)
  })

  it('is refused with other figures under the same key, as when the answer to a first attempt was lost', async () => {
    const chapter = newChapter()
    const transfer = toTransfer({ fromChapter: chapter })
    await book(transfer)
    expect(await book({ ...transfer, amountMinor: 20_000 })).toEqual({ problem: 'key_used' })
    expect(await book({ ...transfer, fromChapter: newChapter() })).toEqual({ problem: 'key_used' })
    expect(await book(transfer)).toEqual({ key: transfer.key })
    expect(await cashOf(chapter)).toBe(-10_000)
  })

  it('is taken back once, with what it moved', async () => {
    const chapter = newChapter()
    const transfer = toTransfer({ fromChapter: chapter, chargeMinor: 500 })
    const chargesBefore = await balance('charges')
    await book(transfer)
    expect((await balance('charges')) - chargesBefore).toBe(500)
    await Promise.all([1, 2, 3].map(() => undoTransfer(req, transfer.key, 'Entered twice', treasurer)))
    expect(await cashOf(chapter)).toBe(0)
    expect(await balance('charges')).toBe(chargesBefore)
    const shown = (await listTransfers(app.payload)).transfers.find(({ key }) => key === transfer.key)
    expect(shown).toMatchObject({ day: DAY, isUndone: true, canBeUndone: false })
  })

  it('that nobody booked cannot be taken back', async () => {
    expect(await undoTransfer(req, randomUUID(), 'Entered twice', treasurer)).toEqual({
      problem: 'not_found',
    })
  })

  it('is not of a day to come', async () => {
    expect(await book(toTransfer({ day: dayAfter(todayInJuba()) }))).toEqual({ problem: 'not_begun' })
  })

  it('hands cash from one chapter to another, each box with its own entry', async () => {
    const [from, to] = [newChapter(), newChapter()]
    await takeCash(from, 10_000)
    const transfer = toTransfer({ to: 'cash', fromChapter: from, toChapter: to, amountMinor: 4_000 })
    await book(transfer)
    expect(await cashOf(from)).toBe(6_000)
    expect(await cashOf(to)).toBe(4_000)
    expect(await balance('cashOnTheWay')).toBe(0)
    await undoTransfer(req, transfer.key, 'It was not handed over', treasurer)
    expect([await cashOf(from), await cashOf(to), await balance('cashOnTheWay')]).toEqual([10_000, 0, 0])
  })

  it('leaves what was taken in on a day, and so its close, as it is', async () => {
    const chapter = newChapter()
    const expected = async () =>
      (await readDayCloses(app.payload, treasurer, { day: DAY, chapter, currency: 'SSP' })).chosen
        ?.expectedMinor
    await takeCash(chapter, 3_000)
    await book(toTransfer({ fromChapter: chapter, amountMinor: 3_000 }))
    expect(await expected()).toBe(3_000)
    const place = { day: DAY, currency: 'SSP', chapter } as const
    expect(await closeDay(req, { ...place, countedMinor: 3_000, reason: '' }, treasurer)).toEqual({
      differenceMinor: 0,
    })
    // the day is closed: what was banked on it is still of that day
    await book(toTransfer({ fromChapter: chapter, amountMinor: 1_000 }))
    expect(await expected()).toBe(3_000)
    expect(await cashOf(chapter)).toBe(-1_000)
  })

  it('is no income, and no money that came', async () => {
    const chapter = newChapter()
    await book(toTransfer({ fromChapter: chapter, amountMinor: 7_000 }))
    const income = await sumIncome(app.payload, { chapter })
    expect(income.method).toEqual([])
    expect(income.account).toEqual([])
  })

  it('of a closed period is booked on the day after it', async () => {
    const closedDay = '2020-06-30'
    await closeBooks(req, closedDay, treasurer)
    const transfer = toTransfer({ day: '2020-06-15', fromChapter: newChapter() })
    await book(transfer)
    const shown = (await listTransfers(app.payload)).transfers.find(({ key }) => key === transfer.key)
    expect(shown?.day).toBe('2020-07-01')
  })
})
