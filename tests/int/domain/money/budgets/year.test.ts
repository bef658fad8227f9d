import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readYear, setBudget } from '../../../../../domain/money/budgets'
import type { BudgetInput, YearInCurrency } from '../../../../../domain/money/budgets/budget.schema'
import { postEntry, sumBalances } from '../../../../../domain/money/ledger'
import {
  ACCOUNTS,
  type LedgerLine,
  type NewLedgerEntry,
} from '../../../../../domain/money/ledger/ledger.schema'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let req: PayloadRequest
let treasurer: string
let chapter: string

type Amounts = Partial<Record<LedgerLine['account'], number>>

/** An entry in one currency, or in both, on a day. */
const post = (
  day: string,
  amounts: Partial<Record<LedgerLine['currency'], Amounts>>,
  facts: Partial<NewLedgerEntry> = {},
): Promise<void> =>
  postEntry(app.payload, {
    key: `test:${randomUUID()}`,
    purpose: 'payment',
    day,
    text: 'A test',
    ...facts,
    lines: Object.entries(amounts).flatMap(([currency, each]) =>
      Object.entries(each).map(
        ([account, amountMinor]) => ({ account, currency, amountMinor }) as LedgerLine,
      ),
    ),
  })

beforeAll(async () => {
  app = await startTestPayload()
  req = { payload: app.payload } as PayloadRequest
  treasurer = (await makeAccount(app.payload, { roles: ['admin'] })).id
  const bor = (await modelOf(app.payload, 'chapters').create({ name: 'Bor' })) as { id: string }
  chapter = bor.id
  await post('2025-03-01', { USD: { bank: 50_000, broughtForward: -50_000 } })
  await post('2025-06-30', { USD: { receivable: 10_000, dues: -10_000 } })
  await post('2025-12-31', { USD: { bank: 10_000, receivable: -10_000 } })
  await post('2026-01-01', { USD: { receivable: 30_000, dues: -36_000, waivers: 6_000 } })
  await post('2026-12-31', { USD: { cash: 2_000, donations: -2_000 } }, { chapter })
  await post('2026-07-09', { USD: { otherExpenses: 4_500, bank: -4_500 } })
  await post('2026-08-01', { USD: { writeOffs: 1_000, receivable: -1_000 } })
  await post('2026-08-02', { USD: { bank: 700, memberCredit: -700 } })
  await post('2026-09-01', {
    USD: { bank: -5_000, exchange: 5_000 },
    SSP: { bank: 22_500_000, exchange: -22_500_000 },
  })
  await post('2027-01-01', { USD: { receivable: 900, otherIncome: -900 } })
})
afterAll(() => app.stop())

const inUsd = async (year: number, place = ''): Promise<YearInCurrency> =>
  required(
    (await readYear(app.payload, { year, place })).currencies.find(({ currency }) => currency === 'USD'),
  )

const set = (budget: Partial<BudgetInput> = {}) =>
  setBudget(
    req,
    { year: 2026, place: 'head', account: 'dues', currency: 'USD', amountMinor: 40_000, ...budget },
    treasurer,
  )

describe('a year', () => {
  it('has income with what lessens it, expenses, and the year before, by the day in Juba', async () => {
    const { income, expenses, result } = await inUsd(2026)
    const booked = (rows: typeof income) =>
      Object.fromEntries(
        rows.filter(({ bookedMinor }) => bookedMinor !== 0).map((row) => [row.account, row.bookedMinor]),
      )
    expect(booked(income)).toEqual({ dues: 36_000, waivers: -6_000, donations: 2_000, writeOffs: -1_000 })
    expect(booked(expenses)).toEqual({ otherExpenses: 4_500 })
    expect(income[0]).toMatchObject({ account: 'dues', lastYearMinor: 10_000 })
    expect(result).toEqual({ budgetMinor: null, bookedMinor: 26_500, lastYearMinor: 10_000 })
  })

  it('carries forward what the association has, less what it owes, and the next year begins with it', async () => {
    expect(await inUsd(2025)).toMatchObject({ openingMinor: 0, enteredMinor: 50_000, closingMinor: 60_000 })
    expect(await inUsd(2026)).toMatchObject({
      openingMinor: 60_000,
      exchangedMinor: -5_000,
      closingMinor: 81_500,
    })
    expect((await inUsd(2027)).openingMinor).toBe(81_500)
    for (const year of [2025, 2026, 2027]) {
      const balances = await sumBalances(app.payload, { day: { $lte: `${year}-12-31` } })
      for (const { currency, closingMinor } of (await readYear(app.payload, { year })).currencies)
        expect(closingMinor).toBe(
          balances
            .filter((each) => each.currency === currency)
            .filter(({ account }) => ['asset', 'liability'].includes(ACCOUNTS[account].kind))
            .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
        )
    }
  })

  it('is that of a chapter or of the head office alone, and both are all together', async () => {
    const [all, head, own] = await Promise.all([inUsd(2026), inUsd(2026, 'head'), inUsd(2026, chapter)])
    expect(own.result.bookedMinor).toBe(2_000)
    expect(head.result.bookedMinor + own.result.bookedMinor).toBe(all.result.bookedMinor)
    expect(head.closingMinor + own.closingMinor).toBe(all.closingMinor)
  })
})

describe('a budget', () => {
  it('stands beside what was booked, is replaced by a later word, and taken away by none', async () => {
    await Promise.all([set(), set(), set()])
    await set({ account: 'waivers', amountMinor: 5_000 })
    await set({ account: 'otherExpenses', amountMinor: 3_000 })
    const { income, result } = await inUsd(2026, 'head')
    expect(income.filter(({ budgetMinor }) => budgetMinor !== null)).toMatchObject([
      { account: 'dues', budgetMinor: 40_000 },
      { account: 'waivers', budgetMinor: -5_000 },
    ])
    expect(result.budgetMinor).toBe(32_000)
    await set({ amountMinor: 41_000 })
    await set({ account: 'waivers', amountMinor: null })
    expect((await inUsd(2026, 'head')).result.budgetMinor).toBe(38_000)
    expect(await modelOf(app.payload, 'budgets').countDocuments()).toBe(2)
    expect(await modelOf(app.payload, 'audit-log').countDocuments({ action: 'budget.set' })).toBe(7)
  })

  it('of all together is that of the head office and the chapters, of this year and currency alone', async () => {
    await set({ place: chapter, account: 'donations', amountMinor: 1_500 })
    await set({ year: 2027, amountMinor: 1 })
    await set({ currency: 'SSP', amountMinor: 2 })
    const head = required((await inUsd(2026, 'head')).result.budgetMinor ?? undefined)
    expect((await inUsd(2026)).result.budgetMinor).toBe(head + 1_500)
  })

  it('of a chapter that there is not is refused', async () => {
    expect(await set({ place: 'f'.repeat(24) })).toEqual({ problem: 'unknown_place' })
  })
})
