import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ApplicationList,
  ApplicationReview,
} from '../../../../../domain/membership/applications/review.schema'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { createDocument } from '../../../../helpers/createDocument'
import { required } from '../../../../helpers/required'

let app: TestApp
let admin: Account
let lead: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Garang' })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
})
afterAll(() => app.stop())

const make = async (overrides: Record<string, unknown> = {}): Promise<string> => {
  const user = 'user' in overrides ? overrides.user : required((await makeCrowd(app.payload, 1))[0]).id
  const _id = await createDocument(app.payload, 'applications', {
    ...applicationInput(),
    status: 'pending',
    revision: 0,
    ...overrides,
    user,
  })
  return _id
}
const list = async (query: string, as: Account = admin): Promise<ApplicationList> => {
  const response = await app.request('GET', `/api/applications/list?${query}`, { as })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as ApplicationList
}
const review = (id: string, as: Account) => app.request('GET', `/api/applications/${id}/review`, { as })

describe('the list of applications', () => {
  // proves: C065
  it('is sorted newest first, and can be searched, filtered, sorted and paged', async () => {
    const marks = { institutionName: 'Upper Nile Polytechnic' }
    const first = await make({
      ...marks,
      fullName: 'Zacharia (Deng)',
      region: 'other',
      createdAt: new Date('2026-01-01'),
    })
    const second = await make({
      ...marks,
      fullName: 'Abuk',
      membershipType: 'student',
      status: 'rejected',
      createdAt: new Date('2026-01-02'),
    })
    const ids = async (query: string): Promise<string[]> =>
      (await list(`q=polytechnic&${query}`)).docs.map(({ id }) => id)
    expect(await ids('')).toEqual([second, first])
    expect(await ids('sort=-fullName')).toEqual([first, second])
    expect(await ids('status=rejected')).toEqual([second])
    expect(await ids('grade=student&region=other')).toEqual([])
    expect(await ids('region=other')).toEqual([first])
    expect(await ids('page=2')).toEqual([])
    expect((await list('q=(deng)')).docs.map(({ id }) => id)).toEqual([first])
    for (const query of [
      'status=none',
      'sort=idPassport',
      'limit=1000',
      'page=0',
      'where[user][exists]=true',
    ]) {
      expect((await app.request('GET', `/api/applications/list?${query}`, { as: admin })).status, query).toBe(
        400,
      )
    }
  })

  it('contains only a chapter lead’s region, without their own application', async () => {
    const near = await make({ region: 'greater_equatoria' })
    const far = await make({ region: 'greater_upper_nile' })
    const own = await make({ user: lead.id })
    const ids = (await list('', lead)).docs.map(({ id }) => id)
    expect(ids).toContain(near)
    expect(ids).not.toContain(far)
    expect(ids).not.toContain(own)
    expect((await list('region=greater_upper_nile', lead)).docs).toEqual([])
    expect((await app.request('GET', '/api/applications/list.csv', { as: lead })).status).toBe(403)
  })

  it('is exported without formulas and without passport numbers', async () => {
    await make({ fullName: '=HYPERLINK("http://evil.example")', city: 'Bentiu' })
    const text = await (
      await app.request('GET', '/api/applications/list.csv?q=HYPERLINK', { as: admin })
    ).text()
    expect(text.trim().split('\r\n')).toHaveLength(2)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(text).not.toContain('R00123456')
  })
})

describe('the review page of an application', () => {
  // proves: C217
  it('contains the form, the decisions and comments, the number, and the person’s other applications', async () => {
    const person = await makeAccount(app.payload)
    const earlier = await make({ user: person.id, status: 'rejected', createdAt: new Date('2026-01-01') })
    const id = await make({ user: person.id, region: 'greater_equatoria' })
    await app.request('POST', `/api/applications/${id}/comments`, {
      as: admin,
      body: { text: 'Known to us.' },
    })
    await app.request('POST', `/api/applications/${id}/status`, {
      as: admin,
      body: { status: 'approved', reason: 'Nominated' },
    })
    const answer = (await (await review(id, admin)).json()) as ApplicationReview
    expect(answer).toMatchObject({
      form: { fullName: 'Nyandeng Deng', idPassport: 'R00123456', sectors: ['structural', 'transportation'] },
      status: 'approved',
      account: { id: person.id },
      history: [{ from: 'pending', to: 'approved', by: 'Achol Garang', reason: 'Nominated' }],
      comments: [{ text: 'Known to us.', by: 'Achol Garang' }],
      others: [{ id: earlier, status: 'rejected' }],
    })
    expect(answer.account?.membershipNumber).toMatch(/^ACE-\d{4}-\d{4,}$/)
    const seenByLead = (await (await review(id, lead)).json()) as ApplicationReview
    expect(seenByLead.form.idPassport).toBeUndefined()
    expect(seenByLead.others).toEqual([]) // of no region
  })

  it('is refused for another region, for an unknown application and for other people', async () => {
    const far = await make({ region: 'greater_upper_nile' })
    const person = await makeAccount(app.payload)
    expect([
      (await review(far, lead)).status,
      (await review('none', admin)).status,
      (await review(far, person)).status,
    ]).toEqual([404, 404, 403])
    const unlinked = await make({ user: undefined })
    expect(((await (await review(unlinked, admin)).json()) as ApplicationReview).account).toBeNull()
  })
})
