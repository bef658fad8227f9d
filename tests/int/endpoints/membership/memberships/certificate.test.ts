import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnMembership } from '../../../../../domain/membership/memberships/ownMembership.schema'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const inDays = (days: number): Date => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

describe('GET /api/memberships/mine/certificate', () => {
  it.each([
    ['an active membership', {}],
    ['a membership without an end', { grade: 'honorary', expiresAt: null, graceUntil: null }],
    ['a membership in its grace period', { expiresAt: inDays(-1), graceUntil: inDays(29) }],
  ])('returns the certificate of %s', async (_, facts) => {
    const account = await makeAccount(app.payload)
    const { number } = await makeMembership(app.payload, account.id, {
      registeredName: 'دينق ميوم Nyandeng',
      ...facts,
    })
    const response = await app.request('GET', '/api/memberships/mine/certificate', { as: account })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    const pdf = Buffer.from(await response.arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  it.each([
    ['nobody has approved', undefined],
    ['has expired', { expiresAt: inDays(-40), graceUntil: inDays(-10) }],
    ['is suspended', { suspendedAt: inDays(-1) }],
    ['was revoked', { withdrawnAt: inDays(-1) }],
  ])('refuses a certificate for a membership that %s', async (_, facts) => {
    const account = await makeAccount(app.payload)
    if (facts) await makeMembership(app.payload, account.id, facts)
    const response = await app.request('GET', '/api/memberships/mine/certificate', { as: account })
    expect(response.status).toBe(409)
  })
})

describe('GET /api/memberships/verify/:number', () => {
  const verify = (number: string, address = '192.0.2.1') =>
    app.request('GET', `/api/memberships/verify/${number}`, { headers: { 'x-client-address': address } })

  it('returns registered name, grade, status and date, and nothing else', async () => {
    const account = await makeAccount(app.payload)
    const expiresAt = inDays(100)
    const { number } = await makeMembership(app.payload, account.id, { expiresAt })
    const expected = {
      fullName: 'Nyandeng Deng',
      grade: 'professional',
      status: 'active',
      expiresAt: expiresAt.toISOString(),
    }
    expect(await (await verify(number)).json()).toEqual(expected)
    expect(await (await verify(number.toLowerCase())).json()).toEqual(expected)
    await modelOf(app.payload, 'memberships').updateOne(
      { number },
      { $set: { suspendedAt: new Date(), reason: 'Dues' } },
    )
    expect(await (await verify(number)).json()).toEqual({ ...expected, status: 'suspended' })
  })

  it('returns the registered name after the profile changed', async () => {
    const account = await makeAccount(app.payload)
    const { number } = await makeMembership(app.payload, account.id, { registeredName: 'نياندينق دينق' })
    const renamed = await app.request('PATCH', '/api/profiles/me', {
      as: account,
      body: { fullName: 'Prof. Nyandeng Deng, FACE' },
    })
    expect(renamed.status, await renamed.clone().text()).toBe(200)
    expect(await (await verify(number)).json()).toMatchObject({ fullName: 'نياندينق دينق' })
    const own = (await (
      await app.request('GET', '/api/memberships/mine', { as: account })
    ).json()) as OwnMembership
    expect(own).toMatchObject({ fullName: 'Prof. Nyandeng Deng, FACE', registeredName: 'نياندينق دينق' })
  })

  it('does not find unknown numbers and revoked memberships', async () => {
    const account = await makeAccount(app.payload)
    const { number } = await makeMembership(app.payload, account.id, { withdrawnAt: inDays(-1) })
    for (const unknown of [number, 'ACE-2026-0000', 'x', '%24ne']) {
      const response = await verify(unknown)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({
        errors: [{ message: 'There is no membership with this number', code: 'not_found' }],
      })
    }
  })

  it('limits the numbers that one client tries', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => verify('ACE-2026-0000', '192.0.2.77')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect((await verify('ACE-2026-0000', '192.0.2.78')).status).toBe(404)
  })
})
