import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApplicationStatus } from '../../../../../domain/membership/applications/applicationForm.schema'
import { DRAFT_TTL_MS } from '../../../../../domain/membership/applications/drafts/draftsRepository'
import { NOT_LINKED, REASON_REQUIRED } from '../../../../../domain/membership/applications/decision.schema'
import { prepareDatabase } from '../../../../../server/database/prepareDatabase'
import { jubaYear } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { fewOrFull } from '../../../../helpers/fullCounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { createDocument } from '../../../../helpers/createDocument'
import { required } from '../../../../helpers/required'

const APPLICATIONS = fewOrFull({ few: 40, full: 200 })

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const submit = (as: Account, overrides = {}) =>
  app.request('POST', '/api/applications/submit', {
    as,
    body: applicationInput({ email: as.email, ...overrides }),
  })
const apply = async (as: Account, overrides = {}): Promise<string> => {
  const response = await submit(as, overrides)
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const decide = (
  id: string,
  body: { status: ApplicationStatus; from?: ApplicationStatus; reason?: string; feedback?: string },
  as: Account = admin,
) => app.request('POST', `/api/applications/${id}/status`, { as, body })
/** As staff press again when they are told that the service is busy. */
const decideInTheEnd = async (...[id, body]: Parameters<typeof decide>): ReturnType<typeof decide> => {
  const answer = await decide(id, body)
  return answer.status === 503 ? decideInTheEnd(id, body) : answer
}
const approve = async (id: string): Promise<void> => {
  expect((await decide(id, { status: 'under_review' })).status).toBe(200)
  expect((await decide(id, { status: 'approved' })).status).toBe(200)
}
const mine = async (as: Account) =>
  (
    (await (await app.request('GET', '/api/applications/mine', { as })).json()) as {
      application: Record<string, unknown> | null
    }
  ).application
const membershipOf = ({ id }: Account) =>
  modelOf(app.payload, 'memberships').findOne({ user: id }).lean<Record<string, unknown> | null>()
const mailsTo = ({ email }: Account, template: string) =>
  modelOf(app.payload, 'outbox').countDocuments({ to: email, template })
const messageOf = async (response: Response): Promise<string | undefined> =>
  ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message

describe('an application', () => {
  // proves: C124
  it('is sent by a signed-in person, validated, and shown to the sender only', async () => {
    expect(
      await messageOf(await app.request('POST', '/api/applications/submit', { body: applicationInput() })),
    ).toBe('You must be logged in to submit an application')
    const [person, stranger] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    expect(await messageOf(await submit(person, { yearOfCompletion: '17' }))).toBe('Year is required')
    expect((await submit(person, { status: 'approved' })).status).toBe(400)
    await apply(person)
    expect(await mine(person)).toMatchObject({ status: 'pending', membershipNumber: null })
    expect(await mine(stranger)).toBeNull()
    expect(await mailsTo(person, 'applicationReceived')).toBe(1)
  })

  it('is the only open one of a person, of 50 sent at once, and another can follow a rejection', async () => {
    const person = required((await makeCrowd(app.payload, 1))[0])
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(person)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409, 429]))
    const { id } = (await mine(person)) as { id: string }
    await decide(id, { status: 'under_review' })
    expect((await submit(person)).status).not.toBe(201)
    await decide(id, { status: 'rejected', feedback: 'Please add your licence.' })
    expect(await mine(person)).toMatchObject({ status: 'rejected', feedback: 'Please add your licence.' })
    await modelOf(app.payload, 'applications').db.collection('rate_limits').deleteMany({})
    await apply(person)
    expect(await mine(person)).toMatchObject({ status: 'pending' })
    expect(await messageOf(await decide(id, { status: 'pending', reason: 'A mistake' }))).toMatch(
      /another open application/,
    )
  })
})

describe('a new application', () => {
  // proves: C161
  it('has the region of its state and a date set by the server, and its chapter lead sees it at once', async () => {
    const person = await makeAccount(app.payload)
    const lead = await makeAccount(app.payload, {
      roles: ['chapter_lead'],
      chapterRegion: 'greater_upper_nile',
    })
    const id = await apply(person, { state: 'Jonglei', declarationDate: '1999-01-01' })
    const { docs } = (await (await app.request('GET', '/api/applications/list', { as: lead })).json()) as {
      docs: { id: string; region: string }[]
    }
    expect(docs).toContainEqual(expect.objectContaining({ id, region: 'greater_upper_nile' }))
    const stored = await modelOf(app.payload, 'applications').findById(id).lean<{ declarationDate: Date }>()
    expect(Math.abs(Date.now() - (stored?.declarationDate.getTime() ?? 0))).toBeLessThan(60_000)
    expect(
      (
        await app.payload.findByID({
          collection: 'applications',
          id: await apply(await makeAccount(app.payload), { country: 'Kenya', state: 'Nairobi County' }),
        })
      ).region,
    ).toBe('other')
  })

  it('of a member uses the registered name', async () => {
    const person = await makeAccount(app.payload)
    await approve(await apply(person, { membershipType: 'graduate' }))
    expect(await messageOf(await submit(person, { fullName: 'Somebody Else' }))).toMatch(
      /Your registered name is Nyandeng Deng/,
    )
    const id = await apply(person, { fullName: 'NYANDENG DENG' })
    expect((await app.payload.findByID({ collection: 'applications', id })).fullName).toBe('Nyandeng Deng')
  })
})

describe('the draft of an application', () => {
  const draft = async (as: Account) =>
    (await (await app.request('GET', '/api/applications/draft', { as })).json()) as {
      values: Record<string, unknown>
      savedAt: string | null
    }
  const save = (as: Account, body: object) => app.request('POST', '/api/applications/draft', { as, body })

  it('is saved field by field, from several devices at once, and can be read by its owner only', async () => {
    const [person, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    expect(await draft(person)).toEqual({ values: {}, savedAt: null })
    const answers = await Promise.all([
      save(person, { fullName: 'نياندينق', dateOfBirth: 'not yet' }),
      save(person, { degree: 'BSc', sectors: ['structural'] }),
      save(person, { city: 'Juba' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await draft(person)).values).toEqual({
      fullName: 'نياندينق',
      dateOfBirth: 'not yet',
      degree: 'BSc',
      sectors: ['structural'],
      city: 'Juba',
    })
    expect((await draft(other)).values).toEqual({})
    expect((await app.request('GET', '/api/applications/draft')).status).toBe(401)
  })

  it('goes on to a step when those before it are right, and is not saved otherwise', async () => {
    const person = await makeAccount(app.payload)
    const { otherMembershipsDetails: _, declarationDate: __, signature: ___, ...values } = applicationInput()
    const refused = await save(person, { ...values, city: '', degree: '', goTo: '2' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: [{ field: 'city', message: 'City is required' }] })
    expect((await draft(person)).savedAt).toBeNull()
    expect((await save(person, { ...values, degree: '', goTo: '2' })).status).toBe(200)
    expect((await save(person, { ...values, degree: '', goTo: '3' })).status).toBe(400)
    expect((await save(person, { ...values, city: '', goTo: '1' })).status).toBe(200)
    expect((await draft(person)).values).toEqual({ ...values, city: '' })
    expect((await save(person, { ...values, goTo: '4' })).status).toBe(400)
  })

  it('refuses fields that the form does not have', async () => {
    const person = await makeAccount(app.payload)
    for (const body of [
      { status: 'approved' },
      { user: person.id },
      { 'values.x': 1 },
      { fullName: { $gt: '' } },
      { fullName: 'x'.repeat(101) },
      { sectors: ['x'] },
      [],
    ])
      expect((await save(person, body)).status).toBe(400)
    expect(await draft(person)).toEqual({ values: {}, savedAt: null })
  })

  it('is deleted when the application is sent', async () => {
    const person = await makeAccount(app.payload)
    await save(person, { fullName: 'Nyandeng Deng' })
    await apply(person)
    expect(await draft(person)).toEqual({ values: {}, savedAt: null })
  })

  it('is deleted by the database after half a year without a change', async () => {
    const person = await makeAccount(app.payload)
    await save(person, { city: 'Juba' })
    const stored = await modelOf(app.payload, 'application-drafts')
      .findOne({ user: person.id })
      .lean<{ expiresAt: Date }>()
    expect(Math.abs((stored?.expiresAt.getTime() ?? 0) - Date.now() - DRAFT_TTL_MS)).toBeLessThan(60_000)
    await prepareDatabase(app.payload)
    expect(await modelOf(app.payload, 'application-drafts').collection.indexes()).toContainEqual(
      expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }),
    )
  })
})

describe('a decision', () => {
  // proves: C194
  it('is made by an administrator, and a chapter lead comments in their region', async () => {
    const person = await makeAccount(app.payload)
    await modelOf(app.payload, 'profiles').updateOne(
      { user: person.id },
      { $set: { region: 'greater_equatoria' } },
    )
    const id = await apply(person)
    const [near, far] = [
      await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' }),
      await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_upper_nile' }),
    ]
    for (const as of [near, far, person])
      expect((await decide(id, { status: 'approved', reason: 'Friend' }, as)).status).toBe(403)
    const comment = (as: Account) =>
      app.request('POST', `/api/applications/${id}/comments`, { as, body: { text: 'Known to us.' } })
    expect([
      (await comment(near)).status,
      (await comment(far)).status,
      (await comment(person)).status,
    ]).toEqual([201, 404, 403])
    expect(await mine(person)).toMatchObject({ status: 'pending' })
  })

  // proves: C134
  it('requires a reason when it is not the usual next status, and records who, when, from, to and why', async () => {
    const person = await makeAccount(app.payload)
    const id = await apply(person)
    expect(await messageOf(await decide(id, { status: 'approved' }))).toBe(REASON_REQUIRED)
    expect((await decide(id, { status: 'approved', reason: 'Nominated by the board' })).status).toBe(200)
    const application = await app.payload.findByID({ collection: 'applications', id, depth: 0 })
    expect(application).toMatchObject({
      status: 'approved',
      reviewedBy: admin.id,
      history: [{ from: 'pending', to: 'approved', by: admin.id, reason: 'Nominated by the board' }],
    })
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'application.approved',
        subjectId: id,
      }),
    ).toBe(1)
  })

  // proves: C120
  it('to approve sets number, grade, status and dates for a year, notifies the applicant, and changes the profile', async () => {
    const person = await makeAccount(app.payload)
    await approve(await apply(person, { membershipType: 'graduate' }))
    const membership = await app.payload.find({
      collection: 'memberships',
      where: { user: { equals: person.id } },
      depth: 0,
    })
    expect(membership.docs).toMatchObject([{ grade: 'graduate', status: 'active' }])
    const { startedAt, expiresAt, number } = required(membership.docs[0])
    expect(jubaYear(required(expiresAt))).toBe(jubaYear(startedAt) + 1)
    expect(number).toMatch(new RegExp(`^ACE-${jubaYear(new Date())}-\\d{4,}$`))
    expect(await mine(person)).toMatchObject({ status: 'approved', membershipNumber: number })
    expect(
      (
        await modelOf(app.payload, 'profiles')
          .findOne({ user: person.id })
          .lean<{ membershipType: string } | null>()
      )?.membershipType,
    ).toBe('graduate')
    expect(await mailsTo(person, 'applicationApproved')).toBe(1)
  })

  it('is visible at once to visitors in the statistics of members', async () => {
    const person = await makeAccount(app.payload)
    const id = await apply(person, { membershipType: 'fellow' })
    const fellows = async (): Promise<number> =>
      ((await (await app.request('GET', '/api/figures')).json()) as { fellows: number }).fellows
    // the cache key of pages
    const version = async (): Promise<number> =>
      (
        await modelOf(app.payload, 'content-versions')
          .findOne({ key: 'public' })
          .lean<{ content?: number } | null>()
      )?.content ?? 0
    for (const [status, change] of [
      ['approved', 1],
      ['rejected', -1],
    ] as const) {
      const [count, before] = [await fellows(), await version()]
      expect((await decide(id, { status, reason: 'Known to the board' })).status).toBe(200)
      expect(await fellows()).toBe(count + change)
      expect(await version()).toBeGreaterThan(before)
    }
  })

  // proves: C135
  it('to approve can be reversed, and repeated with the same number', async () => {
    const person = await makeAccount(app.payload)
    const id = await apply(person)
    await approve(id)
    const { number } = required(await membershipOf(person))
    expect((await decide(id, { status: 'rejected', reason: 'The licence was forged' })).status).toBe(200)
    expect((await membershipOf(person))?.withdrawnAt).toBeInstanceOf(Date)
    expect(await mine(person)).toMatchObject({ status: 'rejected', membershipNumber: null })
    expect((await decide(id, { status: 'approved', reason: 'It was not' })).status).toBe(200)
    expect(await membershipOf(person)).toMatchObject({ number, withdrawnAt: null })
  })

  // proves: C146
  it('of an upgrade changes the grade, not number and dates, and reversing it restores the earlier grade', async () => {
    const person = await makeAccount(app.payload)
    await approve(await apply(person, { membershipType: 'graduate' }))
    const before = await membershipOf(person)
    const upgrade = await apply(person, { membershipType: 'professional' })
    await approve(upgrade)
    expect(await membershipOf(person)).toMatchObject({
      grade: 'professional',
      number: required(before).number,
      expiresAt: required(before).expiresAt,
    })
    await decide(upgrade, { status: 'rejected', reason: 'Too early' })
    expect(await membershipOf(person)).toMatchObject({ grade: 'graduate', withdrawnAt: null })
  })

  // proves: C162
  it('about an application without an account is refused with the specification’s text', async () => {
    const _id = await createDocument(app.payload, 'applications', {
      ...applicationInput(),
      status: 'pending',
      revision: 0,
    })
    const response = await decide(_id, { status: 'under_review' })
    expect([response.status, await messageOf(response)]).toEqual([422, NOT_LINKED])
  })

  it('by two people at once is recorded once, and the other is told', async () => {
    for (let round = 0; round < 20; round++) {
      const person = required((await makeCrowd(app.payload, 1))[0])
      const id = await apply(person)
      await decide(id, { status: 'under_review' })
      const [yes, no] = await Promise.all([
        decide(id, { status: 'approved', from: 'under_review' }),
        decide(id, { status: 'rejected', from: 'under_review' }),
      ])
      expect([yes.status, no.status].sort()).toEqual([200, 409])
      expect((await membershipOf(person)) !== null).toBe(yes.status === 200)
      const { history } = await app.payload.findByID({ collection: 'applications', id, depth: 0 })
      expect(history).toHaveLength(2)
    }
  })
})

describe('parallel approvals', () => {
  it(
    'of many applications, five times each, give each a number without a gap, and one mail',
    { timeout: 300_000 },
    async () => {
      const people = await makeCrowd(app.payload, APPLICATIONS)
      const ids = await Promise.all(people.map((person) => apply(person)))
      await Promise.all(ids.map((id) => decideInTheEnd(id, { status: 'under_review' })))
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => ids)
          .flat()
          .map((id) => decideInTheEnd(id, { status: 'approved', from: 'under_review' })),
      )
      expect(answers.every(({ status }) => status === 200)).toBe(true)
      const numbers = await modelOf(app.payload, 'membership-numbers')
        .find()
        .sort({ _id: 1 })
        .lean<{ _id: number }[]>()
      expect(numbers.map(({ _id }) => _id)).toEqual(numbers.map((_, place) => place + 1))
      for (const person of people) expect((await membershipOf(person))?.number).toBeTruthy()
      expect(
        await modelOf(app.payload, 'outbox').countDocuments({
          template: 'applicationApproved',
          to: { $in: people.map(({ email }) => email) },
        }),
      ).toBe(APPLICATIONS)
    },
  )
})

describe('an approval that a crash interrupted', () => {
  const steps: [string, (person: Account, id: string) => Promise<void>][] = [
    ['before anything followed', () => Promise.resolve()],
    [
      'after the number',
      async (person) => {
        const numbers = modelOf(app.payload, 'membership-numbers')
        await numbers.create({ _id: (await numbers.countDocuments()) + 1, year: 2026, user: person.id })
      },
    ],
    [
      'after the membership',
      async (person, id) => {
        await modelOf(app.payload, 'memberships').create({
          user: person.id,
          number: `ACE-X-${id}`,
          grade: 'professional',
          startedAt: new Date(),
          application: id,
        })
      },
    ],
  ]
  it.each(steps)('%s is completed once at the next start', async (_name, cut) => {
    const person = await makeAccount(app.payload)
    const id = await apply(person)
    await modelOf(app.payload, 'applications').updateOne(
      { _id: id },
      {
        $set: { status: 'approved', reviewedAt: new Date(), reviewedBy: admin.id, needsSettling: true },
        $inc: { revision: 1 },
      },
    )
    await cut(person, id)
    await prepareDatabase(app.payload)
    await prepareDatabase(app.payload)
    const membership = await membershipOf(person)
    expect([membership?.grade, membership?.withdrawnAt ?? null]).toEqual(['professional', null])
    expect(await mailsTo(person, 'applicationApproved')).toBe(1)
    expect(
      await modelOf(app.payload, 'membership-numbers').countDocuments({ user: person.id }),
    ).toBeLessThanOrEqual(1)
  })
})
