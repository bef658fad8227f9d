import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXTRA_INDEXES } from '../../../collections/indexes'
import { isDuplicateKey, modelOf } from '../../../platform/database'
import { type Account, makeAccount } from '../../helpers/accounts'
import { inDays } from '../../helpers/events'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  member = await makeAccount(app.payload)
})
afterAll(() => app.stop())

const approve = (account: Account, grade: 'professional' | 'fellow'): Promise<unknown> =>
  app.payload.db.create({
    collection: 'memberships',
    data: {
      user: account.id,
      number: `ACE-2025-${account.id.slice(-8)}`,
      grade,
      startedAt: new Date(),
      expiresAt: inDays(365),
    },
  })

describe('the membership type of a profile', () => {
  const profileOf = async (
    account: Account,
  ): Promise<{ id: string; membershipType?: string; region?: string }> => {
    const { docs } = await app.payload.find({
      collection: 'profiles',
      where: { user: { equals: account.id } },
      overrideAccess: true, // the test checks the result
    })
    return docs[0] as { id: string; membershipType?: string }
  }
  const save = async (
    account: Account,
    body: object,
  ): Promise<{ status: number; membershipType?: string }> => {
    const response = await app.request('PATCH', '/api/profiles/me', { as: account, body })
    const { membershipType } = (await response.json()) as { membershipType?: string }
    return { status: response.status, membershipType }
  }

  // proves: C176
  it('is chosen by the member until a membership is approved, and is then its grade', async () => {
    expect(await save(member, { membershipType: 'student' })).toEqual({
      status: 200,
      membershipType: 'student',
    })
    await approve(member, 'professional')
    expect(await save(member, { membershipType: 'fellow' })).toEqual({
      status: 409,
      membershipType: undefined,
    })
    expect(await save(member, { membershipType: 'professional' })).toEqual({
      status: 200,
      membershipType: 'professional',
    })
    expect(await save(member, { bio: 'About' })).toEqual({ status: 200, membershipType: 'professional' })
    expect(await profileOf(member)).toMatchObject({ membershipType: 'professional' })
  })

  it('becomes the grade when the member and the association write at once', async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      const account = await makeAccount(app.payload)
      await Promise.all([
        save(account, { membershipType: 'honorary', region: 'other' }),
        approve(account, 'fellow').then(() =>
          modelOf(app.payload, 'profiles').updateOne(
            { user: account.id },
            { $set: { membershipType: 'fellow' } },
          ),
        ),
      ])
      expect((await profileOf(account)).membershipType).toBe('fellow')
    }
  })

  it('shows a status derived from the dates', async () => {
    const read = async (): Promise<unknown> => {
      const response = await app.request('GET', '/api/memberships', { as: member })
      return ((await response.json()) as { docs: { status: string }[] }).docs[0]?.status
    }
    const set = (dates: object): Promise<unknown> =>
      modelOf(app.payload, 'memberships').updateOne({ user: member.id }, { $set: dates })
    expect(await read()).toBe('active')
    await set({ expiresAt: new Date(inDays(-1)), graceUntil: new Date(inDays(29)) })
    expect(await read()).toBe('grace')
    await set({ suspendedAt: new Date() })
    expect(await read()).toBe('suspended')
  })
})

describe('the database', () => {
  it('has every index that we add to Payload’s', async () => {
    for (const { collection, options } of EXTRA_INDEXES) {
      const names = (await modelOf(app.payload, collection).collection.indexes()).map(({ name }) => name)
      expect(names, collection).toContain(options.name)
    }
  })

  it.each([
    ['applications', ['pending', 'under_review'], ['rejected', 'approved']],
    ['renewals', ['requested'], ['done', 'declined']],
  ] as const)(
    'accepts one open %s of an account, when many are sent at once',
    async (collection, open, closed) => {
      const { collection: rows } = modelOf(app.payload, collection)
      const user = new ObjectId()
      const insert = (status: string, owner: unknown = user): Promise<boolean> =>
        rows.insertOne({ user: owner, status }).then(
          () => true,
          (error: unknown) => {
            if (isDuplicateKey(error)) return false
            throw error
          },
        )
      const made = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => insert(open[turn % open.length] ?? open[0])),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
      for (const status of closed) expect([await insert(status), await insert(status)]).toEqual([true, true])
      // without an account, any number may be open
      expect([await insert(open[0], null), await insert(open[0], null)]).toEqual([true, true])
      await rows.updateOne({ user, status: { $in: [...open] } }, { $set: { status: closed[0] } })
      expect(await insert(open[0])).toBe(true)
    },
  )

  it.each(['membership-numbers', 'receipt-numbers'] as const)(
    'assigns each of the %s once',
    async (collection) => {
      const owner = collection === 'membership-numbers' ? 'user' : 'donation'
      const insert = (n: number, id: unknown): Promise<unknown> =>
        modelOf(app.payload, collection).collection.insertOne({ _id: n as never, year: 2025, [owner]: id })
      const somebody = new ObjectId()
      await insert(1, somebody)
      await expect(insert(1, new ObjectId())).rejects.toSatisfy(isDuplicateKey)
      await expect(insert(2, somebody)).rejects.toSatisfy(isDuplicateKey)
    },
  )
})
