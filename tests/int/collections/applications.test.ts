import { afterAll, beforeAll, expect, it } from 'vitest'
import { modelOf } from '../../../platform/database'
import { makeAccount } from '../../helpers/accounts'
import { applicationInput } from '../../helpers/applications'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import { createDocument } from '../../helpers/createDocument'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

/** Every way to request fewer or more fields from Payload. */
it.each([
  '',
  '&depth=2',
  '&select[comments]=true&select[history]=true&select[reviewedBy]=true',
  '&select[user]=false',
])('a chapter lead reads staff’s notes about others, and not those about themselves (%s)', async (query) => {
  const lead = await makeAccount(app.payload, {
    roles: ['chapter_lead'],
    chapterRegion: 'greater_equatoria',
  })
  const other = await makeAccount(app.payload)
  const staff = await makeAccount(app.payload, { roles: ['admin'] })
  const noted = {
    region: 'greater_equatoria',
    status: 'rejected',
    reviewedBy: staff.id,
    comments: [{ text: 'Doubtful', by: staff.id, at: new Date() }],
    history: [{ from: 'pending', to: 'rejected', by: staff.id, at: new Date(), reason: 'Degree' }],
  }
  const make = async (user: string): Promise<string> =>
    createDocument(app.payload, 'applications', { ...applicationInput(), ...noted, user })
  const [own, theirs] = [await make(lead.id), await make(other.id)]
  const read = async (id: string, as = lead): Promise<string> => {
    const { docs } = (await (
      await app.request('GET', `/api/applications?where[id][equals]=${id}${query}`, { as })
    ).json()) as { docs: unknown[] }
    expect(docs).toHaveLength(1)
    return JSON.stringify(docs)
  }
  for (const secret of ['Doubtful', 'Degree', staff.id]) expect(await read(own)).not.toContain(secret)
  if (!query.includes('select')) expect(await read(theirs)).toContain('Doubtful')
  expect(await read(own, staff)).toContain('Doubtful')
  await modelOf(app.payload, 'applications').deleteMany({})
})
