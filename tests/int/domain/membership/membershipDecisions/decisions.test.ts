import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOfDayInJuba } from '../../../../../platform/jubaTime'
import type { ApplicationStatus } from '../../../../../domain/membership/applications/applicationForm.schema'
import { finaliseApplications, repairMemberships } from '../../../../../domain/membership/membershipDecisions'
import { reconcileMemberRoles } from '../../../../../domain/membership/memberships'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import { modelOf } from '../../../../../platform/database'
import { type Account, giveRole, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { createDocument } from '../../../../helpers/createDocument'
import { required } from '../../../../helpers/required'

interface Membership {
  number: string
  grade: string
  startedAt: Date
  expiresAt: Date
  graceUntil: Date
  withdrawnAt?: Date | null
  revision?: number
}

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const membershipOf = async ({ id }: Account): Promise<Membership> =>
  required(await modelOf(app.payload, 'memberships').findOne({ user: id }).lean<Membership>())
const rolesOf = async ({ id }: Account): Promise<string[]> =>
  modelOf(app.payload, 'roles').distinct('role', { user: id })
const profileOf = ({ id }: Account) =>
  modelOf(app.payload, 'profiles').findOne({ user: id }).lean<Record<string, unknown> | null>()
const created = async (response: Response): Promise<string> => {
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const apply = async (as: Account, overrides = {}) =>
  created(
    await app.request('POST', '/api/applications/submit', {
      as,
      body: applicationInput({ email: as.email, ...overrides }),
    }),
  )
const decide = async (
  id: string,
  status: ApplicationStatus,
  words: { reason?: string; feedback?: string } = { reason: 'Known to the board' },
): Promise<void> => {
  const response = await app.request('POST', `/api/applications/${id}/status`, {
    as: admin,
    body: { status, ...words },
  })
  expect(response.status, await response.clone().text()).toBe(200)
}
const renew = async (as: Account, years: number): Promise<void> => {
  const id = await created(await app.request('POST', '/api/renewals/request', { as, body: { years } }))
  expect(
    (await app.request('POST', `/api/renewals/${id}/decision`, { as: admin, body: { status: 'done' } }))
      .status,
  ).toBe(200)
}
const makeMember = async (overrides = {}): Promise<{ person: Account; application: string }> => {
  const person = await makeAccount(app.payload)
  const application = await apply(person, overrides)
  await decide(application, 'approved')
  return { person, application }
}

describe('a mistaken decision', () => {
  it('does not shorten a renewed term: approved, renewed for two years, set under review, approved', async () => {
    const { person, application } = await makeMember()
    await renew(person, 2)
    const before = await membershipOf(person)
    expect(before.expiresAt).toEqual(endOfDayInJuba(addMonths(before.startedAt, 36)))
    await decide(application, 'under_review')
    expect((await membershipOf(person)).withdrawnAt).toBeInstanceOf(Date)
    expect(await rolesOf(person)).toEqual([])
    await decide(application, 'approved')
    const { number, startedAt, expiresAt, graceUntil, withdrawnAt } = await membershipOf(person)
    expect({ number, startedAt, expiresAt, graceUntil }).toEqual({
      number: before.number,
      startedAt: before.startedAt,
      expiresAt: before.expiresAt,
      graceUntil: before.graceUntil,
    })
    expect(withdrawnAt).toBeNull()
    expect(await rolesOf(person)).toEqual(['member'])
  })

  it('leaves the term unchanged when staff have changed the settings in between', async () => {
    const { person, application } = await makeMember()
    const { expiresAt } = await membershipOf(person)
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { membershipTermMonths: 6, graceDays: 5 },
      overrideAccess: true, // set as by staff
    })
    await decide(application, 'under_review')
    await decide(application, 'approved')
    expect((await membershipOf(person)).expiresAt).toEqual(expiresAt)
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { membershipTermMonths: 12, graceDays: 30 },
      overrideAccess: true, // restores the setting for the other tests of this file
    })
  })
})

describe('an approval', () => {
  it('completes the profile where the member has written only a name', async () => {
    const person = await makeAccount(app.payload)
    await modelOf(app.payload, 'profiles').updateOne(
      { user: person.id },
      { $set: { professionalTitle: 'Lecturer', region: 'greater_upper_nile' } },
    )
    await decide(await apply(person), 'approved')
    expect(await profileOf(person)).toMatchObject({
      professionalTitle: 'Lecturer',
      region: 'greater_upper_nile',
      organization: 'Ministry of Roads and Bridges',
      yearsOfExperience: 8,
      specialization: 'Structural, Transportation',
      phone: expect.stringContaining('211') as string,
    })
  })

  it('does not overwrite what the member has written since, when it is finalised again', async () => {
    const { person, application } = await makeMember()
    await modelOf(app.payload, 'profiles').updateOne(
      { user: person.id },
      { $set: { organization: 'Own office' } },
    )
    await modelOf(app.payload, 'applications').updateOne(
      { _id: application },
      { $set: { needsSettling: true } },
    )
    await finaliseApplications(app.payload)
    expect(await profileOf(person)).toMatchObject({ organization: 'Own office' })
  })
})

describe('the role member', () => {
  it('is added with the approval and removed with the membership, and both are recorded', async () => {
    const { person, application } = await makeMember()
    expect(await rolesOf(person)).toEqual(['member'])
    await decide(application, 'rejected', { reason: 'The licence was forged' })
    expect(await rolesOf(person)).toEqual([])
    expect(
      await modelOf(app.payload, 'audit-log').distinct('action', { account: person.id, action: /^role\./ }),
    ).toEqual(['role.given', 'role.taken'])
  })

  it('is corrected at start and removed when the grace period has ended', async () => {
    const [member, lapsed, applicant, lead] = await Promise.all([
      makeAccount(app.payload),
      makeAccount(app.payload),
      makeAccount(app.payload),
      makeAccount(app.payload),
    ])
    await makeMembership(app.payload, member.id)
    await makeMembership(app.payload, lapsed.id, {
      expiresAt: new Date(Date.now() - 40 * DAY_MS),
      graceUntil: new Date(Date.now() - 10 * DAY_MS),
    })
    for (const { id } of [lapsed, applicant]) await giveRole(app.payload, id, 'member')
    await giveRole(app.payload, lead.id, 'chapter_lead', 'other')
    for (let start = 0; start < 2; start += 1) {
      await repairMemberships(app.payload)
      expect(await Promise.all([member, lapsed, applicant, lead].map(rolesOf))).toEqual([
        ['member'],
        [],
        [],
        ['chapter_lead'],
      ])
    }
    await modelOf(app.payload, 'memberships').updateOne(
      { user: member.id },
      { $set: { expiresAt: new Date(Date.now() - 40 * DAY_MS), graceUntil: new Date(Date.now() - 1) } },
    )
    await reconcileMemberRoles(app.payload)
    expect(await rolesOf(member)).toEqual([])
  })
})

describe('a membership of an earlier version', () => {
  /** Stored as versions before the history of facts stored it. */
  const makeOld = async (
    stored: Partial<Membership> & Record<string, unknown>,
  ): Promise<{ person: Account; application: string }> => {
    const { person, application } = await makeMember()
    await modelOf(app.payload, 'membership-events').deleteMany({ user: person.id })
    await modelOf(app.payload, 'memberships').updateOne(
      { user: person.id },
      { $set: stored, $unset: { revision: 1 } },
    )
    await modelOf(app.payload, 'applications').updateOne(
      { _id: application },
      { $unset: { 'history.$[].termMonths': 1, 'history.$[].graceDays': 1 } },
    )
    return { person, application }
  }

  it('keeps its dates after a mistaken decision', async () => {
    const expiresAt = endOfDayInJuba(new Date(Date.now() + 1000 * DAY_MS))
    const { person, application } = await makeOld({
      expiresAt,
      graceUntil: new Date(expiresAt.getTime() + 60 * DAY_MS),
    })
    const before = await membershipOf(person)
    for (let start = 0; start < 2; start += 1) await repairMemberships(app.payload)
    await decide(application, 'under_review')
    await decide(application, 'approved')
    const { startedAt, graceUntil, expiresAt: after } = await membershipOf(person)
    expect({ startedAt, graceUntil, expiresAt: after }).toEqual({
      startedAt: before.startedAt,
      graceUntil: before.graceUntil,
      expiresAt,
    })
    expect(await modelOf(app.payload, 'membership-events').countDocuments({ user: person.id })).toBe(1)
  })

  it('gets back the years that a mistaken decision had removed', async () => {
    const { person } = await makeOld({})
    const { startedAt } = await membershipOf(person)
    const _id = await createDocument(app.payload, 'renewals', {
      user: person.id,
      years: 2,
      status: 'done',
      decidedAt: new Date(startedAt.getTime() + 1),
    })
    await modelOf(app.payload, 'memberships').updateOne({ user: person.id }, { $set: { renewals: [_id] } }) // was added to the term once, and then lost
    for (let start = 0; start < 2; start += 1) {
      await repairMemberships(app.payload)
      expect((await membershipOf(person)).expiresAt).toEqual(endOfDayInJuba(addMonths(startedAt, 36)))
    }
  })

  it('is extended once by a renewal that a crash interrupted', async () => {
    const { person } = await makeOld({})
    const { expiresAt } = await membershipOf(person)
    await modelOf(app.payload, 'renewals').create({
      user: person.id,
      years: 1,
      status: 'done',
      decidedAt: new Date(Date.now() + 1000),
      needsSettling: true,
    })
    for (let start = 0; start < 2; start += 1) await repairMemberships(app.payload)
    expect((await membershipOf(person)).expiresAt).toEqual(endOfDayInJuba(addMonths(expiresAt, 12)))
  })
})

describe('the mail about a decision', () => {
  it('says so when it ends a membership', async () => {
    const { person, application } = await makeMember()
    await decide(application, 'under_review')
    const mail = (await mailsTo(app.payload, person.email)).at(-1)
    expect(mail).toMatchObject({ template: 'membershipEnded' })
    expect(mail?.subject).toContain('membership has ended')
    expect(mail?.text).toContain((await membershipOf(person)).number)
  })

  it('does not repeat the feedback of an earlier rejection', async () => {
    const person = await makeAccount(app.payload)
    const id = await apply(person)
    await decide(id, 'rejected', { reason: 'Incomplete', feedback: 'Please add your licence.' })
    await decide(id, 'under_review')
    await decide(id, 'rejected', { reason: 'Still incomplete' })
    const mails = (await mailsTo(app.payload, person.email)).filter(
      ({ template }) => template === 'applicationStatus',
    )
    expect(mails.map(({ text }) => text.includes('Please add your licence.'))).toEqual([true, false, false])
    const application = await app.payload.findByID({ collection: 'applications', id, depth: 0 })
    expect(application.feedback ?? null).toBeNull()
    expect(application.history?.map(({ feedback }) => feedback ?? null)).toEqual([
      'Please add your licence.',
      null,
      null,
    ])
  })

  it('links staff to the application', async () => {
    await app.payload.updateGlobal({
      slug: 'staff-settings',
      data: { notificationEmail: 'desk@example.org' },
      overrideAccess: true, // set as by staff
    })
    const id = await apply(await makeAccount(app.payload))
    const mail = (await mailsTo(app.payload, 'desk@example.org')).at(-1)
    expect(mail?.links[0]).toMatch(new RegExp(`/admin/applications/${id}$`))
  })
})
