import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays } from '../../../../helpers/events'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account

const GIVEN = [
  {
    number: 'ACE-2026-0001',
    registeredName: 'Abuk Garang',
    grade: 'professional',
    dates: { expiresAt: inDays(100) },
    status: 'active',
  },
  {
    number: 'ACE-2026-0002',
    registeredName: 'Lado Wani',
    grade: 'graduate',
    dates: { expiresAt: inDays(-3), graceUntil: inDays(20) },
    status: 'grace',
  },
  {
    number: 'ACE-2026-0003',
    registeredName: 'Viola Kiden',
    grade: 'student',
    dates: { expiresAt: inDays(-90), graceUntil: inDays(-60) },
    status: 'expired',
  },
  { number: 'ACE-2026-0004', registeredName: 'Daniel Gai', grade: 'honorary', dates: {}, status: 'active' },
  {
    number: 'ACE-2026-0005',
    registeredName: 'Grace Poni',
    grade: 'fellow',
    dates: { expiresAt: inDays(100), suspendedAt: inDays(-1) },
    status: 'suspended',
  },
  {
    number: 'ACE-2026-0006',
    registeredName: 'Mary Nyibol',
    grade: 'fellow',
    dates: { expiresAt: inDays(100), withdrawnAt: inDays(-1) },
    status: 'none',
  },
] as const

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  for (const { number, registeredName, grade, dates } of GIVEN) {
    const { id: user } = await makeAccount(app.payload, { fullName: `Eng. ${registeredName}` })
    await app.payload.db.create({
      collection: 'memberships',
      data: { user, number, registeredName, grade, startedAt: inDays(-400), ...dates },
    })
    await modelOf(app.payload, 'profiles').updateOne(
      { user },
      { $set: { phone: '+211912345678', organization: 'Ministry of Roads', region: 'greater_equatoria' } },
    )
    await modelOf(app.payload, 'renewals').insertMany([
      { user, years: 1, status: 'requested', createdAt: new Date() },
    ])
  }
})
afterAll(() => app.stop())

const linesOf = async (path: string): Promise<string[]> => {
  const response = await app.request('GET', path, { as: admin })
  expect(response.status).toBe(200)
  return (await response.text()).trim().split('\r\n').slice(1)
}

describe('GET /api/memberships/list.csv', () => {
  it('contains number, registered name, grade, status, expiry, phone, employer and region', async () => {
    const lines = await linesOf('/api/memberships/list.csv')
    expect(lines).toHaveLength(GIVEN.length)
    const first = lines[0] ?? ''
    for (const part of [
      'ACE-2026-0001,Abuk Garang,Professional,Active,',
      '211912345678',
      'Ministry of Roads',
      'Greater Equatoria',
    ])
      expect(first).toContain(part)
  })

  it.each(['active', 'grace', 'expired', 'suspended'] as const)(
    'filters by the status %s as the panel does',
    async (status) => {
      const expected = GIVEN.filter((one) => one.status === status).map(({ number }) => number)
      const lines = await linesOf(`/api/memberships/list.csv?status=${status}`)
      expect(lines.map((line) => line.split(',')[0])).toEqual(expected)
      const listed = await app.request(
        'GET',
        `/api/memberships?where[or][0][and][0][status][equals]=${status}&sort=number`,
        { as: admin },
      )
      const { docs } = (await listed.json()) as { docs: { number: string }[] }
      expect(docs.map(({ number }) => number)).toEqual(expected)
    },
  )

  it('refuses an unknown filter', async () => {
    expect((await app.request('GET', '/api/memberships/list.csv?status=pending', { as: admin })).status).toBe(
      400,
    )
  })
})

describe('GET /api/renewals/list.csv', () => {
  it('contains the filtered requests', async () => {
    expect(await linesOf('/api/renewals/list.csv')).toHaveLength(GIVEN.length)
    const [line = '', ...others] = await linesOf('/api/renewals/list.csv?q=abuk&status=requested')
    expect(others).toEqual([])
    expect(line).toContain('Abuk Garang')
    expect(line).toContain('ACE-2026-0001')
  })
})
