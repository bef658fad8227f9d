import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listOpenAddresses,
  listOpenOpenings,
  readOpenOpening,
  catchUpOpeningMails,
} from '../../../../../domain/content/jobOpenings'
import type {
  OpenList,
  OwnOpening,
  OwnOpenings,
  PublicOpening,
  StaffOpening,
} from '../../../../../domain/content/jobOpenings/jobOpenings.schema'
import { jobOpeningsPersonalData } from '../../../../../domain/content/jobOpenings/jobOpeningsPrivacy'
import { findPendingWork } from '../../../../../domain/office/pendingWork'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { openingInput } from '../../../../helpers/openings'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let colleague: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  colleague = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Garang Admin' })
})
afterAll(() => app.stop())

const makeSubmitter = async (fullName = 'Lado Wani'): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName })
  await confirmEmailOf(app.payload, account)
  return account
}
const submit = (as: Account, facts: object = {}): Promise<Response> =>
  app.request('POST', '/api/job-openings', {
    as,
    body: { ...openingInput(), key: randomUUID(), ...facts },
  })
const submitted = async (as: Account, facts: object = {}): Promise<string> => {
  const answer = await submit(as, facts)
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
const mine = async (as: Account): Promise<OwnOpenings> =>
  (await (await app.request('GET', '/api/job-openings/mine', { as })).json()) as OwnOpenings
const own = async (as: Account, id: string): Promise<OwnOpening> =>
  required((await mine(as)).docs.find((opening) => opening.id === id))
const desk = async (id: string): Promise<StaffOpening> =>
  (await (await app.request('GET', `/api/job-openings/${id}/desk`, { as: admin })).json()) as StaffOpening
const decide = async (id: string, decision: object, as = admin): Promise<Response> =>
  app.request('POST', `/api/job-openings/${id}/decision`, {
    as,
    body: { updatedAt: (await desk(id)).updatedAt, ...decision },
  })
const published = async (as: Account, facts: object = {}): Promise<OwnOpening> => {
  const id = await submitted(as, facts)
  expect((await decide(id, { status: 'published' })).status).toBe(200)
  return own(as, id)
}
const change = async (as: Account, id: string, facts: object): Promise<Response> =>
  app.request('POST', `/api/job-openings/${id}/change`, {
    as,
    body: { ...openingInput(), updatedAt: (await desk(id)).updatedAt, ...facts },
  })
const shown = async (slug: string): Promise<Response> => app.request('GET', `/api/job-openings/open/${slug}`)
const end = (as: Account, id: string, to: string): Promise<Response> =>
  app.request('POST', `/api/job-openings/${id}/end`, { as, body: { to } })
const setLastDay = (id: string, lastDay: string) =>
  modelOf(app.payload, 'job-openings').updateOne({ _id: id }, { $set: { lastDay } })

describe('submitting an opening', () => {
  it('is refused to an account whose address is not confirmed', async () => {
    expect((await submit(await makeAccount(app.payload))).status).toBe(403)
  })

  it.each([
    ['a last day in the past', { lastDay: '2020-01-01' }],
    ['a last day too far ahead', { lastDay: '2099-01-01' }],
    ['a day that is none', { lastDay: '2026-02-30' }],
    ['an address of http', { applyTo: 'http://example.org/jobs' }],
    ['a script for an address', { applyTo: 'javascript:alert(1)' }],
    ['an address with a password in it', { applyTo: 'https://you:secret@example.org' }],
    ['an address of no host', { applyTo: 'https://localhost/jobs' }],
    ['an email address with a header', { applyTo: 'a@example.org?cc=b@example.org' }],
    ['a title of two lines', { title: 'One\nTwo' }],
    ['no such kind', { kind: 'slavery' }],
    ['a status', { status: 'published' }],
  ])('is refused with %s', async (_, facts) => {
    expect((await submit(await makeSubmitter(), facts)).status).toBe(400)
  })

  it('stores one of five that are sent with one key', async () => {
    const account = await makeSubmitter()
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => submit(account, { key })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect((await mine(account)).docs).toHaveLength(1)
  })

  it('lets three wait, of ten sent at once', async () => {
    const account = await makeSubmitter()
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(account)))
    expect(answers.map(({ status }) => status).sort()).toEqual(
      Array.from({ length: 10 }, (_, place) => (place < 3 ? 201 : 409)),
    )
    const { docs } = await mine(account)
    expect(docs).toHaveLength(3)
    const [first] = docs
    expect((await end(account, required(first).id, 'withdrawn')).status).toBe(200)
    expect((await submit(account)).status).toBe(201)
    expect((await submit(account)).status).toBe(409)
  })

  it('gives a company its registered name and marks it, whatever was typed', async () => {
    const company = await makeSubmitter('Nile Works account')
    await makeMembership(app.payload, company.id, {
      grade: 'corporate',
      registeredName: 'Nile Works Ltd',
      seats: 3,
    })
    expect((await mine(company)).company).toBe('Nile Works Ltd')
    const opening = await published(company, { organisation: 'United Nations' })
    expect(opening).toMatchObject({ organisation: 'Nile Works Ltd', isMemberOrganisation: true })
    const person = await makeSubmitter()
    await makeMembership(app.payload, person.id)
    expect(await published(person, { organisation: 'A friend' })).toMatchObject({
      organisation: 'A friend',
      isMemberOrganisation: false,
    })
  })
})

describe('a decision', () => {
  it('counts once, of two colleagues at once, and tells the submitter', async () => {
    const account = await makeSubmitter()
    const id = await submitted(account, { title: 'Laboratory engineer' })
    const answers = await Promise.all([
      decide(id, { status: 'published' }),
      decide(id, { status: 'declined', feedback: 'No.' }, colleague),
      decide(id, { status: 'published' }, colleague),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const mails = await mailsTo(app.payload, account.email)
    expect(mails.filter(({ template }) => template === 'jobOpeningDecided')).toHaveLength(1)
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: id } },
      overrideAccess: true, // the test checks the result
    })
    expect(docs).toHaveLength(1)
  })

  it('needs words to decline, which the submitter reads; corrected, it waits again', async () => {
    const account = await makeSubmitter()
    const id = await submitted(account)
    expect((await decide(id, { status: 'declined' })).status).toBe(400)
    expect((await decide(id, { status: 'declined', feedback: 'Please say how to apply.' })).status).toBe(200)
    expect(await own(account, id)).toMatchObject({ status: 'declined', feedback: 'Please say how to apply.' })
    expect((await change(account, id, { applyTo: 'https://example.org/apply' })).status).toBe(200)
    expect(await own(account, id)).toMatchObject({ status: 'submitted', feedback: null })
  })

  it('is refused on an opening that was corrected meanwhile, and on one whose last day is over', async () => {
    const account = await makeSubmitter()
    const id = await submitted(account)
    const { updatedAt } = await desk(id)
    await change(account, id, { title: 'Another title' })
    expect((await decide(id, { status: 'published', updatedAt })).status).toBe(409)
    await setLastDay(id, '2020-01-01')
    expect((await decide(id, { status: 'published' })).status).toBe(409)
    expect((await decide(id, { status: 'declined', feedback: 'Too late.' })).status).toBe(200)
  })

  it('is followed by its mail also after a crash, once', async () => {
    const account = await makeSubmitter()
    const { id } = await published(account)
    await modelOf(app.payload, 'outbox').deleteMany({ to: account.email })
    await modelOf(app.payload, 'job-openings').updateOne({ _id: id }, { $set: { needsMail: true } })
    await catchUpOpeningMails(app.payload)
    await catchUpOpeningMails(app.payload)
    expect((await mailsTo(app.payload, account.email)).map(({ template }) => template)).toEqual([
      'jobOpeningDecided',
    ])
  })
})

describe('what visitors see', () => {
  it('is what is published, with filters, and nothing of the submitter', async () => {
    const account = await makeSubmitter()
    const waiting = await submitted(account, { title: 'Waiting' })
    const opening = await published(account, { kind: 'internship', region: 'greater_bahr_el_ghazal' })
    const list = async (query: string): Promise<string[]> =>
      ((await (await app.request('GET', `/api/job-openings/open?${query}`)).json()) as OpenList).docs.map(
        ({ slug }) => slug,
      )
    expect(await list('kind=internship&region=greater_bahr_el_ghazal')).toContain(opening.slug)
    expect(await list('kind=internship&region=greater_equatoria')).not.toContain(opening.slug)
    expect(await list('')).not.toContain((await own(account, waiting)).slug)
    const answer = await shown(opening.slug)
    const text = JSON.stringify((await answer.json()) as PublicOpening)
    expect(text).not.toContain(account.id)
    expect(text).not.toContain(account.email)
    expect((await shown((await own(account, waiting)).slug)).status).toBe(404)
    expect((await app.request('GET', '/api/job-openings/open?kind=none')).status).toBe(400)
    expect((await listOpenAddresses(app.payload, 1000)).map(({ slug }) => slug)).toContain(opening.slug)
  })

  it('is gone by itself after the last day, and closed when it is closed early', async () => {
    const account = await makeSubmitter()
    const opening = await published(account)
    const dayAfter = new Date(Date.parse(`${opening.lastDay}T23:00:00Z`))
    expect(await readOpenOpening(app.payload, opening.slug, dayAfter)).toBe('closed')
    const { docs } = await listOpenOpenings(app.payload, { page: 1 }, dayAfter)
    expect(docs.map(({ slug }) => slug)).not.toContain(opening.slug)
    expect((await end(account, opening.id, 'closed')).status).toBe(200)
    expect((await end(account, opening.id, 'closed')).status).toBe(200)
    expect((await shown(opening.slug)).status).toBe(410)
    expect((await end(account, opening.id, 'withdrawn')).status).toBe(409)
  })

  it('is found by the search until the last day', async () => {
    const account = await makeSubmitter()
    const word = `zz${randomUUID().slice(0, 8).replaceAll('-', '')}`
    const opening = await published(account, { title: `Engineer ${word}` })
    const search = async (): Promise<string> => (await app.request('GET', `/api/search?q=${word}`)).text()
    expect(await search()).toContain(`/careers/openings/${opening.slug}`)
    expect(await search()).not.toContain('jobs@example.org')
    await end(account, opening.id, 'closed')
    expect(await search()).not.toContain(opening.slug)
  })
})

describe('a published opening', () => {
  it('waits again when its submitter changes it, and stays when staff do', async () => {
    const account = await makeSubmitter()
    const opening = await published(account)
    expect((await change(admin, opening.id, { title: 'Corrected' })).status).toBe(200)
    expect(((await (await shown(opening.slug)).json()) as PublicOpening).title).toBe('Corrected')
    expect((await change(account, opening.id, { title: 'Other words' })).status).toBe(200)
    expect((await shown(opening.slug)).status).toBe(404)
    expect(await own(account, opening.id)).toMatchObject({ status: 'submitted', title: 'Other words' })
  })

  it('is for its submitter and staff alone', async () => {
    const account = await makeSubmitter()
    const stranger = await makeSubmitter()
    const { id } = await published(account)
    expect((await change(stranger, id, {})).status).toBe(404)
    expect((await end(stranger, id, 'closed')).status).toBe(404)
    expect((await end(admin, id, 'closed')).status).toBe(200)
  })

  it('is submitted again for another term by one of two at once', async () => {
    const account = await makeSubmitter()
    const { id } = await published(account)
    await setLastDay(id, '2020-01-01')
    expect((await own(account, id)).isOver).toBe(true)
    const answers = await Promise.all([change(account, id, {}), change(account, id, {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await own(account, id)).status).toBe('submitted')
  })
})

it('waits on Today by its age, for who has the right', async () => {
  const account = await makeSubmitter()
  const id = await submitted(account)
  await modelOf(app.payload, 'job-openings').updateOne({ _id: id }, { $set: { submittedAt: new Date(0) } })
  const groups = async (of: Account) => {
    const user = { ...(await app.payload.findByID({ collection: 'users', id: of.id })), roles: ['admin'] }
    return findPendingWork({ payload: app.payload, user } as never)
  }
  const openings = required((await groups(admin)).find(({ kind }) => kind === 'openings'))
  expect(openings.oldest.map((item) => item.id)).toContain(id)
  expect(openings.ages.older).toBeGreaterThan(0)
  await end(account, id, 'withdrawn')
})

it('is exported and erased with its submitter', async () => {
  const account = await makeSubmitter()
  const opening = await published(account)
  const { exports, erasures } = jobOpeningsPersonalData
  const [file] = 'none' in exports ? [] : exports
  const copy = await required(file).read({ payload: app.payload } as never, account)
  expect(copy).toMatchObject([{ title: 'Resident engineer', applyTo: 'jobs@example.org' }])
  const person = { user: account.id, email: account.email, profile: '' }
  await ('none' in erasures ? undefined : erasures.requests?.(app.payload, person))
  expect((await shown(opening.slug)).status).toBe(404)
})
