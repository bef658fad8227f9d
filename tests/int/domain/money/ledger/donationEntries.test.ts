import { randomBytes } from 'node:crypto'
import type { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postDonations } from '../../../../../domain/money/donations'
import { sumBalances } from '../../../../../domain/money/ledger'
import { modelOf } from '../../../../../platform/database'
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
