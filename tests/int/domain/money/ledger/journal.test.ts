import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawVoucher, readJournal, streamEntries } from '../../../../../domain/money/journal'
import { issueInvoice } from '../../../../../domain/money/invoices'
import { postEntry, sumTurnover } from '../../../../../domain/money/ledger'
import type { JournalEntry } from '../../../../../domain/money/ledger/journal.schema'
import { recordPayment } from '../../../../../domain/money/payments'
import { makeAccount } from '../../../../helpers/accounts'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const all = async (filter = {}): Promise<JournalEntry[]> => {
  const entries: JournalEntry[] = []
  for await (const entry of streamEntries(app.payload, filter)) entries.push(entry)
  return entries
}

const payInvoice = async () => {
  const { id, email } = await makeAccount(app.payload)
  const invoice = await issueInvoice(app.payload, {
    key: randomUUID(),
    user: id,
    recipient: { name: 'Nyandeng Deng', email },
    purpose: 'other',
    currency: 'USD',
    lines: [
      { description: 'Course', quantity: 1, unitMinor: 12_000, account: 'otherIncome' },
      { description: 'Waiver', quantity: 1, unitMinor: -2_000, account: 'waivers' },
    ],
    dueAt: new Date('2026-12-01'),
  })
  await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor: 10_000,
    currency: 'USD',
    paidAt: new Date('2026-11-20T10:00:00Z'),
    user: id,
    invoice: invoice._id.toHexString(),
    transaction: 'FT2611',
  })
  return invoice
}

describe('the journal', () => {
  it('says of each entry whom it is about, and its documents', async () => {
    const { number } = await payInvoice()
    const entries = (await all()).filter(({ invoice }) => invoice === number)
    expect(entries.map(({ purpose }) => purpose).sort()).toEqual(['invoice', 'payment'])
    const payment = required(entries.find(({ purpose }) => purpose === 'payment'))
    expect(payment).toMatchObject({
      day: '2026-11-20',
      receipt: expect.stringMatching(/^RC-\d{4}-\d{4}$/) as string,
      transaction: 'FT2611',
      chapter: null,
    })
    expect(entries.every(({ person }) => person !== null && person !== '')).toBe(true)
  })

  it('shows waivers and bad debt apart, and what is for no fund once for each currency', async () => {
    await payInvoice()
    for (const fund of [undefined, null, ''])
      await postEntry(app.payload, {
        key: randomUUID(),
        purpose: 'correction',
        day: '2026-11-20',
        ...(fund !== undefined && { fund }),
        lines: [
          { account: 'bank', currency: 'SSP', amountMinor: 100 },
          { account: 'otherIncome', currency: 'SSP', amountMinor: -100 },
        ],
      })
    const { income } = await readJournal(app.payload, {})
    expect(income.account.some(({ key }) => key === 'waivers')).toBe(true)
    expect(income.account.some(({ key }) => key === 'writeOffs')).toBe(false)
    const general = income.fund.filter(({ key, currency }) => key === null && currency === 'SSP')
    expect(general).toEqual([{ key: null, currency: 'SSP', amountMinor: 300 }])
  })

  it('has a voucher for each entry, and none for what is not there', async () => {
    const entry = required((await all())[0])
    const voucher = required(await drawVoucher(app.payload, entry.id))
    expect(voucher.pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(voucher.filename).toBe(`voucher-${entry.id.slice(-8).toUpperCase()}.pdf`)
    expect(await drawVoucher(app.payload, '0'.repeat(24))).toBeNull()
  })

  it('balances: opening, debits and credits of all accounts sum to zero in each currency', async () => {
    await postEntry(app.payload, {
      key: randomUUID(),
      purpose: 'correction',
      day: '2025-06-30',
      lines: [
        { account: 'bank', currency: 'USD', amountMinor: 700 },
        { account: 'otherIncome', currency: 'USD', amountMinor: -700 },
      ],
    })
    const turnover = await sumTurnover(app.payload, { from: '2026-01-01', to: '2026-12-31' })
    const bank = required(turnover.find(({ account, currency }) => account === 'bank' && currency === 'USD'))
    expect(bank.openingMinor).toBe(700)
    expect(bank.debitMinor).toBeGreaterThanOrEqual(10_000)
    for (const currency of ['USD', 'SSP']) {
      const own = turnover.filter((each) => each.currency === currency)
      const sum = (pick: (each: (typeof own)[number]) => number): number =>
        own.reduce((total, each) => total + pick(each), 0)
      expect(sum(({ openingMinor }) => openingMinor)).toBe(0)
      expect(sum(({ debitMinor, creditMinor }) => debitMinor - creditMinor)).toBe(0)
    }
  })
})
