import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { noticeBursts, recentBursts, recordSecurityEvent, sweepSecurityLog } from '../../../../domain/audit'
import { removeOldEntries } from '../../../../domain/audit/securityLogRepository'
import { modelOf } from '../../../../platform/database'
import { type Account, giveRole, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let admin: Account
let member: Account

beforeAll(async () => {
  app = await startTestPayload()
  ;[admin, member] = [await makeAccount(app.payload), await makeAccount(app.payload)]
  await giveRole(app.payload, admin.id, 'admin')
})
afterAll(() => app.stop())
beforeEach(async () => {
  await modelOf(app.payload, 'security-log').deleteMany({})
  await modelOf(app.payload, 'audit-log').deleteMany({})
})

const requestFrom = (address = '192.0.2.55') => ({
  payload: app.payload,
  headers: new Headers({ 'x-client-address': address }),
})
const entries = () =>
  modelOf(app.payload, 'security-log').find().sort({ firstAt: 1 }).lean<Record<string, unknown>[]>()
const audited = () => modelOf(app.payload, 'audit-log').find().lean<Record<string, unknown>[]>()

describe('the security log', () => {
  it('has an entry for each sign-in, with the network part of the address only', async () => {
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.succeeded', account: member.id })
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.succeeded', account: member.id })
    const found = await entries()
    expect(found.map(({ event, count, address }) => [event, count, address])).toEqual(
      Array(2).fill(['sign-in.succeeded', 1, '192.0.2.0/24']),
    )
    expect(JSON.stringify(found)).not.toContain('192.0.2.55')
  })

  it('counts parallel refusals of one account and network in one entry', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, last) =>
        recordSecurityEvent(requestFrom(`192.0.2.${last}`), { event: 'sign-in.failed', account: member.id }),
      ),
    )
    await recordSecurityEvent(requestFrom('198.51.100.1'), { event: 'sign-in.failed', account: member.id })
    // a time bucket may have ended in between
    const found = await entries()
    const ofNetwork = (network: string) =>
      found.filter(({ address }) => address === network).reduce((sum, { count }) => sum + Number(count), 0)
    expect([ofNetwork('192.0.2.0/24'), ofNetwork('198.51.100.0/24')]).toEqual([20, 1])
    expect(found.length).toBeLessThanOrEqual(3)
  })

  it('counts refusals of unknown emails, and stores no email or address', async () => {
    for (const address of ['192.0.2.1', '198.51.100.1'])
      await recordSecurityEvent(requestFrom(address), { event: 'sign-in.failed' })
    const found = await entries()
    expect(found.reduce((sum, { count }) => sum + Number(count), 0)).toBe(2)
    for (const entry of found) expect([entry.address, entry.account]).toEqual([undefined, undefined])
  })

  it('records sign-ins of staff, and each person’s account changes, in the audit log', async () => {
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.succeeded', account: member.id })
    expect(await audited()).toEqual([])
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.succeeded', account: admin.id })
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.failed', account: admin.id })
    await recordSecurityEvent(
      { ...requestFrom(), user: { ...member, collection: 'users' } as never },
      { event: 'password.changed' },
    )
    const found = await audited()
    expect(
      found.map(({ action, actor, account }) => [action, actor?.toString(), account?.toString()]),
    ).toEqual([
      ['sign-in.succeeded', admin.id, admin.id],
      ['sign-in.failed', undefined, admin.id], // the person has not proved an identity
      ['password.changed', member.id, member.id],
    ])
  })

  it('can be read by administrators only, and changed by nobody', async () => {
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.succeeded', account: member.id })
    const [entry] = await entries()
    const path = `/api/security-log/${String(entry?._id)}`
    expect((await app.request('GET', path, { as: admin })).status).toBe(200)
    expect((await app.request('PATCH', path, { as: admin, body: { count: 7 } })).status).toBe(403)
    expect((await app.request('DELETE', path, { as: admin })).status).toBe(403)
    for (const as of [member, undefined]) expect((await app.request('GET', path, { as })).status).toBe(403)
  })

  it('removes entries older than the setting, and the oldest above the limit', async () => {
    for (let times = 0; times < 4; times += 1)
      await recordSecurityEvent(requestFrom(), { event: 'role.given', account: member.id })
    const [oldest] = await entries()
    await modelOf(app.payload, 'security-log').updateOne(
      { _id: oldest?._id },
      { $set: { lastAt: new Date(Date.now() - 366 * 24 * 60 * 60_000) } },
    )
    await sweepSecurityLog(app.payload)
    expect(await entries()).toHaveLength(3)
    const spread = await entries()
    for (const [place, { _id }] of spread.entries())
      await modelOf(app.payload, 'security-log').updateOne(
        { _id },
        { $set: { lastAt: new Date(Date.now() - place * 1000) } },
      )
    await removeOldEntries(app.payload, new Date(0), 2)
    expect(await entries()).toHaveLength(2)
  })

  it('does not fail the recorded action when the entry cannot be written', async () => {
    const failing = vi.spyOn(modelOf(app.payload, 'security-log'), 'updateOne').mockImplementation(() => {
      throw new Error('no room')
    })
    const logged = vi.spyOn(app.payload.logger, 'error').mockImplementation(() => undefined)
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.succeeded', account: member.id })
    expect(logged).toHaveBeenCalledOnce()
    failing.mockRestore()
    logged.mockRestore()
  })
})

describe('the security log records', () => {
  const eventsOf = async (account: string) =>
    (
      await modelOf(app.payload, 'security-log')
        .find({ account })
        .sort({ firstAt: 1 })
        .lean<Record<string, unknown>[]>()
    ).map(({ event, detail }) => [event, detail])

  it('a refused and a successful sign-in', async () => {
    const signIn = (password: string) =>
      app.request('POST', '/api/users/login', { body: { email: member.email, password } })
    expect((await signIn('Not-the-password-1')).status).toBe(401)
    expect((await signIn(member.password)).status).toBe(200)
    expect(
      (
        await app.request('POST', '/api/users/login', {
          body: { email: 'nobody-at-all@example.org', password: 'Not-the-password-1' },
        })
      ).status,
    ).toBe(401)
    expect(await eventsOf(member.id)).toEqual([
      ['sign-in.failed', undefined],
      ['sign-in.succeeded', undefined],
    ])
    expect(JSON.stringify(await entries())).not.toContain('nobody-at-all')
  })

  it('an endpoint and a collection that refused a signed-in person', async () => {
    expect((await app.request('GET', '/api/donations/list.csv', { as: member })).status).toBe(403)
    expect((await app.request('GET', '/api/audit-log', { as: member })).status).toBe(403)
    expect((await app.request('GET', '/api/audit-log')).status).toBe(403)
    expect((await entries()).map(({ event, detail }) => [event, detail])).toEqual([
      ['access.refused', 'get /donations/list.csv'],
      ['access.refused', 'audit-log'],
    ])
  })

  it('an export, and a role added and removed, with the author', async () => {
    expect((await app.request('GET', '/api/donations/list.csv', { as: admin })).status).toBe(200)
    const given = await app.request('POST', `/api/users/${member.id}/roles`, {
      as: admin,
      body: { role: 'admin' },
    })
    expect(given.status).toBe(200)
    expect(await eventsOf(admin.id)).toEqual([['data.exported', 'donations.csv']])
    expect(await eventsOf(member.id)).toEqual([['role.given', 'admin']])
    expect((await entries()).map(({ actor }) => String(actor))).toEqual([admin.id, admin.id])
  })
})

describe('a burst of refused sign-ins', () => {
  it('is reported to staff once, by mail and on the panel’s first page', async () => {
    await modelOf(app.payload, 'outbox').deleteMany({})
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { notificationEmail: 'office@example.org' },
      overrideAccess: true, // the test prepares its data
    })
    const told = () =>
      modelOf(app.payload, 'outbox').find({ template: 'securityNotice' }).lean<Record<string, unknown>[]>()
    for (let times = 0; times < 49; times += 1)
      await recordSecurityEvent(requestFrom(), { event: 'sign-in.failed' })
    await noticeBursts(app.payload)
    expect(await told()).toEqual([])
    await recordSecurityEvent(requestFrom(), { event: 'sign-in.limited' })
    await noticeBursts(app.payload)
    await noticeBursts(app.payload)
    expect(await told()).toMatchObject([
      { to: 'office@example.org', data: { count: 50, label: 'refused sign-ins' } },
    ])
    expect(await recentBursts(app.payload)).toMatchObject([{ detail: '50 refused sign-ins within an hour' }])
  })
})
