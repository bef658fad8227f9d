import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CpdRecord } from '../../../../domain/cpd/cpdRecord.schema'
import { currentYear } from '../../../../domain/cpd/readCpdRecord'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { makeMembership } from '../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const YEAR = currentYear()

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const entry = (overrides: object = {}) => ({
  title: 'Site visit',
  kind: 'course',
  date: `${YEAR}-03-04`,
  hours: 2.5,
  ...overrides,
})
const add = (as: Account, overrides: object = {}) =>
  app.request('POST', '/api/cpd-entries', { as, body: entry(overrides) })
const load = async (as: Account, query = ''): Promise<CpdRecord> => {
  const response = await app.request('GET', `/api/cpd-entries/record${query}`, { as })
  expect(response.status).toBe(200)
  return (await response.json()) as CpdRecord
}

describe('GET /api/cpd-entries/record', () => {
  it('returns the person’s entries of a year, latest first, with their sum', async () => {
    const [account, other] = [
      await makeAccount(app.payload),
      await makeAccount(app.payload, { roles: ['admin'] }),
    ]
    expect(await load(account)).toEqual({
      year: YEAR,
      years: [YEAR],
      hours: 0,
      targetHours: 40,
      docs: [],
      totalDocs: 0,
      page: 1,
      totalPages: 0,
    })
    await add(account, { evidence: 'Certificate 12/2026', provider: 'دينق' })
    await add(account, { title: 'Conference', date: `${YEAR}-05-06`, hours: 8 })
    await add(account, { title: 'Of old', date: '2019-12-31', hours: 1 })
    await add(other)
    const record = await load(account)
    expect(record).toMatchObject({ years: [YEAR, 2019], hours: 10.5, totalDocs: 2, totalPages: 1 })
    expect(record.docs.map(({ title, date }) => [title, date])).toEqual([
      ['Conference', `${YEAR}-05-06`],
      ['Site visit', `${YEAR}-03-04`],
    ])
    expect(record.docs[1]).toMatchObject({ evidence: 'Certificate 12/2026', provider: 'دينق', note: null })
    expect(await load(account, '?year=2019')).toMatchObject({ year: 2019, hours: 1, totalDocs: 1 })
    // an administrator's own entries, not everybody's
    expect((await load(other)).totalDocs).toBe(1)
  })

  it('returns a page of entries, or the last page if there are fewer', async () => {
    const account = await makeAccount(app.payload)
    for (let day = 1; day <= 22; day += 1)
      await add(account, { date: `${YEAR}-01-${String(day).padStart(2, '0')}` })
    expect(await load(account)).toMatchObject({ page: 1, totalPages: 2, totalDocs: 22 })
    expect((await load(account, '?page=2')).docs.map(({ date }) => date)).toEqual([
      `${YEAR}-01-02`,
      `${YEAR}-01-01`,
    ])
    expect(await load(account, '?page=7')).toMatchObject({ page: 2 })
  })

  it.each(['?year=1999', '?year=x', '?page=0', '?unknown=1'])('refuses %s', async (query) => {
    const account = await makeAccount(app.payload)
    expect((await app.request('GET', `/api/cpd-entries/record${query}`, { as: account })).status).toBe(400)
  })
})

describe('a CPD entry', () => {
  it.each([
    { hours: 0.3 },
    { hours: 0 },
    { hours: 101 },
    { date: '1999-12-31' },
    { date: `${YEAR + 1}-01-01` },
    { date: 'soon' },
    { title: '' },
    { kind: 'sleep' },
    { evidence: 'x'.repeat(501) },
  ])('is refused with %o', async (overrides) => {
    const account = await makeAccount(app.payload)
    expect((await add(account, overrides)).status).toBe(400)
    expect((await load(account)).totalDocs).toBe(0)
  })

  it('belongs to its author, and nobody else changes or deletes it', async () => {
    const [account, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    await add(account, { user: other.id })
    const [own] = (await load(account)).docs
    expect(own).toMatchObject({ title: 'Site visit' })
    const path = `/api/cpd-entries/${own?.id}`
    for (const method of ['PATCH', 'DELETE'])
      expect((await app.request(method, path, { as: other, body: { hours: 99 } })).status).not.toBe(200)
    expect(
      (await app.request('PATCH', path, { as: account, body: { hours: 3, evidence: null } })).status,
    ).toBe(200)
    expect(await load(account)).toMatchObject({ hours: 3 })
    expect((await app.request('DELETE', path, { as: account })).status).toBe(200)
    expect(await load(account)).toMatchObject({ hours: 0, totalDocs: 0 })
  })
})

describe('GET /api/cpd-entries/record.pdf', () => {
  it('contains the year, on as many pages as needed', async () => {
    const account = await makeAccount(app.payload, { fullName: 'دينق ميوم' })
    await makeMembership(app.payload, account.id)
    const draw = async (query = ''): Promise<string> => {
      const response = await app.request('GET', `/api/cpd-entries/record.pdf${query}`, { as: account })
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      return Buffer.from(await response.arrayBuffer()).toString('latin1')
    }
    const sheets = (pdf: string): number => pdf.match(/\/Type \/Page\b/g)?.length ?? 0
    expect(sheets(await draw())).toBe(1)
    for (let day = 1; day <= 28; day += 1)
      await add(account, {
        date: `${YEAR}-02-${String(day).padStart(2, '0')}`,
        title: 'Long '.repeat(30),
        evidence: 'https://example.org/certificates',
      })
    expect(sheets(await draw(`?year=${YEAR}`))).toBe(4)
    expect(sheets(await draw('?year=2018'))).toBe(1)
  })
})
