import { randomBytes, randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askForCorrection,
  closeDay,
  decideCorrection,
  finaliseDayCloses,
  postEntry,
  readDayCloses,
  sumBalances,
} from '../../../../../domain/money/ledger'
import { findCashEntries } from '../../../../../domain/money/ledger/ledgerRepository'
import { recordPayment, reversePayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { dayAfter, todayInJuba } from '../../../../../platform/jubaTime'
import { required } from '../../../../helpers/required'
import { makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

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

/** A chapter of its own for each test: its box of cash is nobody else's. */
const newChapter = (): string => new ObjectId().toHexString()
const today = todayInJuba()
const YESTERDAY = '2026-11-05'

const takeCash = async (chapter: string, amountMinor: number, day: string): Promise<string> =>
  (
    await recordPayment(app.payload, {
      key: randomBytes(8).toString('hex'),
      status: 'confirmed',
      method: 'cash',
      amountMinor,
      currency: 'SSP',
      paidAt: new Date(`${day}T10:00:00Z`),
      chapter,
      user: treasurer,
    })
  ).payment._id.toHexString()

const balanceOf = async (chapter: string, account: string): Promise<number> =>
  (await sumBalances(app.payload, { chapter: new ObjectId(chapter) })).find(
    (each) => each.account === account,
  )?.amountMinor ?? 0

const expectedOf = async (chapter: string, day: string): Promise<number | undefined> =>
  (await readDayCloses(app.payload, treasurer, { day, chapter, currency: 'SSP' })).chosen?.expectedMinor

const closeOf = async (chapter: string) =>
  required((await readDayCloses(app.payload, treasurer)).closes.find((each) => each.chapter === chapter))

const close = (chapter: string, countedMinor: number, { day = YESTERDAY, reason = '' } = {}) =>
  closeDay(req, { day, currency: 'SSP', chapter, countedMinor, reason }, treasurer)

describe('the cash of a day', () => {
  it('is closed once, with its difference and the reason', async () => {
    const chapter = newChapter()
    await takeCash(chapter, 5_000, YESTERDAY)
    expect(await close(chapter, 4_800)).toEqual({ problem: 'needs_reason' })
    const answers = await Promise.all([1, 2].map(() => close(chapter, 4_800, { reason: 'A note was torn' })))
    expect(answers).toContainEqual({ differenceMinor: -200 })
    expect(answers).toContainEqual({ problem: 'closed' })
    await finaliseDayCloses(app.payload)
    expect(await balanceOf(chapter, 'cash')).toBe(4_800)
    expect(await balanceOf(chapter, 'cashDifferences')).toBe(200)
  })

  it('is not closed before the day has begun', async () => {
    expect(await close(newChapter(), 0, { day: dayAfter(today) })).toEqual({ problem: 'not_begun' })
  })

  it('takes no further payment once it is closed: that is booked today, or tomorrow once today is closed', async () => {
    const chapter = newChapter()
    await close(chapter, 0)
    await takeCash(chapter, 300, YESTERDAY)
    expect(await expectedOf(chapter, YESTERDAY)).toBe(0)
    expect(await expectedOf(chapter, today)).toBe(300)
    expect(await close(chapter, 300, { day: today })).toEqual({ differenceMinor: 0 })
    await takeCash(chapter, 70, YESTERDAY)
    await takeCash(chapter, 20, today)
    expect(await expectedOf(chapter, today)).toBe(300)
    expect(await expectedOf(chapter, dayAfter(today))).toBe(90)
  })

  it('closes one box: of another currency or chapter the day stays open', async () => {
    const [chapter, other] = [newChapter(), newChapter()]
    await close(chapter, 0)
    await takeCash(other, 500, YESTERDAY)
    expect(await expectedOf(other, YESTERDAY)).toBe(500)
  })

  it('counts each payment once, when it is closed while cash comes in', async () => {
    const chapter = newChapter()
    await takeCash(chapter, 1_000, YESTERDAY)
    const [answer] = await Promise.all([
      close(chapter, 1_000, { reason: 'Counted at noon' }),
      ...Array.from({ length: 12 }, () => takeCash(chapter, 10, YESTERDAY)),
    ])
    await finaliseDayCloses(app.payload)
    const { expectedMinor } = await closeOf(chapter)
    // what was not counted is on the next open day, and nothing is on both or on none
    expect(await expectedOf(chapter, YESTERDAY)).toBe(expectedMinor)
    expect(await expectedOf(chapter, today)).toBe(1_120 - expectedMinor)
    expect(answer).toEqual({ differenceMinor: 1_000 - expectedMinor })
  })

  it('leaves an entry that was stored while it was closed to the next open day', async () => {
    const chapter = newChapter()
    await close(chapter, 0)
    // as a process stores it that looked before the day was closed
    const key = `late:${chapter}`
    await modelOf(app.payload, 'ledger-entries').create({
      key,
      purpose: 'payment',
      day: YESTERDAY,
      postedAt: new Date(),
      chapter: new ObjectId(chapter),
      lines: [
        { account: 'cash', currency: 'SSP', amountMinor: 40 },
        { account: 'otherIncome', currency: 'SSP', amountMinor: -40 },
      ],
    })
    expect(await expectedOf(chapter, YESTERDAY)).toBe(40)
    // whoever stored it goes on, or the job does
    await postEntry(app.payload, {
      key,
      purpose: 'payment',
      day: YESTERDAY,
      chapter,
      lines: [
        { account: 'cash', currency: 'SSP', amountMinor: 40 },
        { account: 'otherIncome', currency: 'SSP', amountMinor: -40 },
      ],
    })
    expect(await expectedOf(chapter, YESTERDAY)).toBe(0)
    expect(await expectedOf(chapter, today)).toBe(40)
    expect(await findCashEntries(app.payload, { day: today, currency: 'SSP', chapter })).toHaveLength(1)
  })
})

describe('a cash mistake that is found the next day', () => {
  /** 400 typed for 40; the day is closed with 40 counted; reversed, and recorded again. */
  const makeMistake = async () => {
    const chapter = newChapter()
    const wrong = await takeCash(chapter, 40_000, YESTERDAY)
    await close(chapter, 4_000, { reason: 'Cash is missing' })
    await reversePayment(app.payload, wrong, { reason: 'Typed wrongly', by: treasurer })
    await takeCash(chapter, 4_000, YESTERDAY)
    return { chapter, id: (await closeOf(chapter)).id }
  }
  const ask = (id: string, amountMinor: number, key = randomUUID() as string) =>
    askForCorrection(req, id, { amountMinor, reason: '400 was typed for 40', key }, treasurer)

  it('leaves the closed day alone, and the cash is right once the difference is taken back', async () => {
    const { chapter, id } = await makeMistake()
    expect(await expectedOf(chapter, YESTERDAY)).toBe(40_000)
    // the reversal and the payment as it should have been
    expect(await expectedOf(chapter, today)).toBe(-36_000)
    const key = randomUUID()
    expect(await ask(id, 36_000, key)).toEqual({ status: 'asked' })
    expect(await balanceOf(chapter, 'cash')).toBe(-32_000)
    expect(await decideCorrection(req, id, { key, decision: 'confirmed' }, colleague)).toEqual({
      status: 'confirmed',
    })
    expect(await balanceOf(chapter, 'cash')).toBe(4_000)
    expect(await balanceOf(chapter, 'cashDifferences')).toBe(0)
    expect(await expectedOf(chapter, today)).toBe(0)
    await finaliseDayCloses(app.payload)
    expect(await balanceOf(chapter, 'cash')).toBe(4_000)
  })

  it('is confirmed by a second person only, once, and shows who is to wait for whom', async () => {
    const { chapter, id } = await makeMistake()
    const key = randomUUID()
    await ask(id, 36_000, key)
    expect((await closeOf(chapter)).corrections).toEqual([
      expect.objectContaining({ key, amountMinor: 36_000, status: 'asked', isOwn: true }),
    ])
    expect(await decideCorrection(req, id, { key, decision: 'confirmed' }, treasurer)).toEqual({
      problem: 'waiting',
    })
    const answers = await Promise.all(
      [1, 2, 3].map(() => decideCorrection(req, id, { key, decision: 'confirmed' }, colleague)),
    )
    expect(answers.filter((answer) => 'status' in answer)).toHaveLength(1)
    expect(await balanceOf(chapter, 'cash')).toBe(4_000)
    const tasks = modelOf(app.payload, 'tasks')
    expect(await tasks.findOne({ key: `server:cash:${id}:${key}` }).lean()).toMatchObject({
      doneAt: expect.any(Date) as Date,
    })
  })

  it('takes back no more than the difference, one correction after another', async () => {
    const { chapter, id } = await makeMistake()
    expect(await ask(id, 36_001)).toEqual({ problem: 'too_much' })
    const key = randomUUID()
    const answers = await Promise.all([ask(id, 20_000, key), ask(id, 20_000, key), ask(id, 20_000)])
    expect(answers.filter((answer) => 'status' in answer).length).toBeLessThanOrEqual(2)
    expect((await closeOf(chapter)).corrections).toHaveLength(1)
    const waiting = required((await closeOf(chapter)).corrections[0])
    await decideCorrection(req, id, { key: waiting.key, decision: 'declined' }, colleague)
    expect(await balanceOf(chapter, 'cash')).toBe(-32_000)
    const second = randomUUID()
    expect(await ask(id, 30_000, second)).toEqual({ status: 'asked' })
    await decideCorrection(req, id, { key: second, decision: 'confirmed' }, colleague)
    expect(await ask(id, 6_001)).toEqual({ problem: 'too_much' })
    expect(await closeOf(chapter)).toMatchObject({ correctedMinor: 30_000 })
    expect(await balanceOf(chapter, 'cash')).toBe(-2_000)
  })

  it('is found on the page of its day, also when many days were closed since', async () => {
    const chapter = newChapter()
    await close(chapter, 500, { day: '2026-01-05', reason: 'Nobody knows whose' })
    const others = Array.from({ length: 51 }, () => newChapter())
    for (const other of others) await close(other, 0)
    const cashDay = { day: '2026-01-05', chapter, currency: 'SSP' } as const
    const { closes } = await readDayCloses(app.payload, treasurer, cashDay)
    const id = required(closes.find((each) => each.chapter === chapter)).id
    const key = randomUUID()
    await ask(id, 500, key)
    expect(
      await modelOf(app.payload, 'tasks')
        .findOne({ key: `server:cash:${id}:${key}` })
        .lean(),
    ).toMatchObject({
      link: `/admin/payments/day-close?day=2026-01-05&currency=SSP&chapter=${chapter}`,
    })
  })

  it('is also taken back where there was too much cash', async () => {
    const chapter = newChapter()
    await close(chapter, 500, { reason: 'Nobody knows whose' })
    const { id } = await closeOf(chapter)
    await takeCash(chapter, 500, YESTERDAY) // the payment is found, and recorded
    const key = randomUUID()
    await ask(id, 500, key)
    await decideCorrection(req, id, { key, decision: 'confirmed' }, colleague)
    expect(await balanceOf(chapter, 'cash')).toBe(500)
    expect(await balanceOf(chapter, 'cashDifferences')).toBe(0)
  })
})
