import { randomBytes } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDay, finaliseDayCloses } from '../../../../../domain/money/dayCloses'
import { postDonations } from '../../../../../domain/money/donations'
import { sumBalances } from '../../../../../domain/money/ledger'
import { recordPayment } from '../../../../../domain/money/payments'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const makeDonation = async (amountCents: number): Promise<ObjectId> => {
  const accessKey = randomBytes(24).toString('base64url')
  const { _id } = (await modelOf(app.payload, 'donations').create({
    amountCents,
    currency: 'usd',
    status: 'paid',
    paidAt: new Date(),
    receiptNumber: accessKey.slice(0, 12),
    clientKey: accessKey,
    accessKey,
  })) as unknown as { _id: ObjectId }
  return _id
}
const change = (_id: ObjectId, fields: Record<string, unknown>) =>
  modelOf(app.payload, 'donations').updateOne({ _id }, { $set: fields })
const donationsOf = async (id: ObjectId): Promise<number> =>
  0 -
  ((await sumBalances(app.payload, { key: { $regex: `^donation:${id.toHexString()}` } })).find(
    ({ account }) => account === 'donations',
  )?.amountMinor ?? 0)

describe('donations in the ledger', () => {
  it('are posted once with what went back, in any order and by several at once', async () => {
    const donation = await makeDonation(10_000)
    await change(donation, { refundedCents: 2_500 })
    await Promise.all([1, 2, 3].map(() => postDonations(app.payload)))
    expect(await donationsOf(donation)).toBe(7_500)
    await change(donation, { disputedCents: 7_500, disputeState: 'open' })
    await Promise.all([1, 2, 3].map(() => postDonations(app.payload)))
    expect(await donationsOf(donation)).toBe(0)
    await change(donation, { disputedCents: 0, disputeState: 'won' })
    await postDonations(app.payload)
    await postDonations(app.payload)
    expect(await donationsOf(donation)).toBe(7_500)
  })
})

describe('the cash of a day', () => {
  it('is closed once, with its difference and the reason', async () => {
    const { id } = await makeAccount(app.payload, { roles: ['admin'] })
    const chapter = new ObjectId().toHexString()
    await recordPayment(app.payload, {
      key: randomBytes(8).toString('hex'),
      status: 'confirmed',
      method: 'cash',
      amountMinor: 5_000,
      currency: 'SSP',
      paidAt: new Date('2026-11-05T10:00:00Z'),
      chapter,
      user: id,
    })
    const req = { payload: app.payload } as PayloadRequest
    const input = { day: '2026-11-05', currency: 'SSP', chapter, countedMinor: 4_800, reason: '' } as const
    expect(await closeDay(req, input, id)).toEqual({ problem: 'needs_reason' })
    const answers = await Promise.all(
      [1, 2].map(() => closeDay(req, { ...input, reason: 'A note was torn' }, id)),
    )
    expect(answers).toContainEqual({ differenceMinor: -200 })
    expect(answers).toContainEqual({ problem: 'closed' })
    await finaliseDayCloses(app.payload)
    const sums = await sumBalances(app.payload, { chapter: new ObjectId(chapter) })
    expect(sums).toContainEqual({ account: 'cash', currency: 'SSP', amountMinor: 4_800 })
    expect(sums).toContainEqual({ account: 'cashDifferences', currency: 'SSP', amountMinor: 200 })
  })
})
