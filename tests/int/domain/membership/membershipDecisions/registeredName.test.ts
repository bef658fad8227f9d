import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repairRegisteredNames } from '../../../../../domain/membership/membershipDecisions'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const nameOf = async ({ id }: Account): Promise<unknown> =>
  (await modelOf(app.payload, 'memberships').findOne({ user: id }).lean<{ registeredName?: string } | null>())
    ?.registeredName

describe('the registered name of a membership', () => {
  it('is the name on the approved application, whatever the profile says', async () => {
    const person = await makeAccount(app.payload, { fullName: 'Deng' })
    const name = 'نياندينق دينق ميوم'
    const sent = await app.request('POST', '/api/applications/submit', {
      as: person,
      body: applicationInput({ email: person.email, fullName: name, signature: name }),
    })
    const { id } = (await sent.json()) as { id: string }
    const approved = await app.request('POST', `/api/applications/${id}/status`, {
      as: admin,
      body: { status: 'approved', reason: 'Known to the board' },
    })
    expect(approved.status).toBe(200)
    expect(await nameOf(person)).toBe(name)
  })
})

describe('memberships of an earlier version', () => {
  it('get the name on the latest approved application, else that of the profile, once', async () => {
    const [applied, given, named] = await Promise.all(
      [1, 2, 3].map((n) => makeAccount(app.payload, { fullName: `Profile Name ${n}` })),
    )
    const applications = modelOf(app.payload, 'applications')
    const decided = (fullName: string, day: string, status = 'approved') => ({
      ...applicationInput({ fullName }),
      user: required(applied).id,
      status,
      revision: 1,
      reviewedAt: new Date(day),
    })
    await applications.create([
      decided('Latest Approved', '2026-03-01'),
      decided('First Approved', '2025-03-01'),
      decided('Rejected', '2026-05-01', 'rejected'),
    ])
    for (const { id } of [required(applied), required(given)])
      await makeMembership(app.payload, id, { registeredName: undefined })
    await makeMembership(app.payload, required(named).id, { registeredName: 'Registered Before' })
    for (let run = 0; run < 2; run++) {
      await repairRegisteredNames(app.payload)
      expect([
        await nameOf(required(applied)),
        await nameOf(required(given)),
        await nameOf(required(named)),
      ]).toEqual(['Latest Approved', 'Profile Name 2', 'Registered Before'])
      await modelOf(app.payload, 'profiles').updateOne(
        { user: required(given).id },
        { $set: { fullName: 'Renamed' } },
      )
    }
  })
})
