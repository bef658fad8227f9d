import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UpgradeState } from '../../../../../domain/membership/applications/upgrades/upgrade.schema'
import { finaliseApplications } from '../../../../../domain/membership/membershipDecisions'
import { findInvoicesOf } from '../../../../../domain/money/invoices'
import type { MembershipRecord } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { setFees } from '../../../../helpers/fees'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  await setFees(app.payload, 'graduate', { annualMinor: 6_000 })
  await setFees(app.payload, 'associate', { annualMinor: 10_000 })
  await modelOf(app.payload, 'grades').updateOne(
    { grade: 'associate' },
    { $set: { entry: 'upgrade', name: 'Associate', requirements: [{ text: 'Three years of practice' }] } },
  )
  await modelOf(app.payload, 'grades').updateOne({ grade: 'graduate' }, { $set: { name: 'Graduate' } })
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
  return (await jsonOf<{ id: string }>(response)).id
}
const decide = async (id: string, status: string): Promise<void> => {
  const body = { status, reason: 'Known to the board' }
  expect((await app.request('POST', `/api/applications/${id}/status`, { as: admin, body })).status).toBe(200)
}
const approve = (id: string): Promise<void> => decide(id, 'approved')
const makeGraduate = async (): Promise<Account> => {
  const person = await makeAccount(app.payload)
  await approve(await apply(person, { membershipType: 'graduate', position: 'Site engineer' }))
  return person
}
const upgradeOf = async (as: Account): Promise<UpgradeState> =>
  jsonOf<UpgradeState>(await app.request('GET', '/api/applications/upgrade', { as }))
const membershipOf = ({ id }: Account) =>
  modelOf(app.payload, 'memberships')
    .findOne({ user: id })
    .lean<{ grade: string; number: string; expiresAt: Date } | null>()
const fieldOf = async (response: Response): Promise<string | undefined> =>
  (await jsonOf<{ errors: { field?: string; code: string }[] }>(response)).errors.map(
    ({ field, code }) => field ?? code,
  )[0]

describe('a member who moves up', () => {
  it('reads what the grades above need and cost, and finds the form filled in', async () => {
    const person = await makeGraduate()
    const { grade, open, offers } = await upgradeOf(person)
    expect({ grade, open }).toEqual({ grade: 'graduate', open: ['associate', 'professional', 'fellow'] })
    expect(offers).toHaveLength(1) // staff have published one of them
    expect(offers[0]).toMatchObject({
      grade: 'associate',
      requirements: ['Three years of practice'],
      price: { currency: 'USD', totalMinor: 4_000 },
    })
    await modelOf(app.payload, 'profiles').updateOne(
      { user: person.id },
      { $set: { professionalTitle: 'Resident engineer', yearsOfExperience: 4 } },
    )
    const draft = await jsonOf<{ values: Record<string, unknown> }>(
      await app.request('GET', '/api/applications/draft', { as: person }),
    )
    expect(draft.values).toMatchObject({
      dateOfBirth: '1994-03-12',
      idPassport: 'R00123456',
      degree: 'BSc',
      position: 'Resident engineer', // the profile is newer
      yearsOfExperience: '4',
    })
    expect(draft.values).not.toHaveProperty('membershipType')
    expect(draft.values).not.toHaveProperty('signature')
  })

  it('gets the grade, an invoice for the rest of the term once, and a mail that says so', async () => {
    const person = await makeGraduate()
    const before = await membershipOf(person)
    const id = await apply(person, { membershipType: 'associate' })
    await Promise.all([approve(id), approve(id)])
    await modelOf(app.payload, 'applications').updateOne({ _id: id }, { $set: { needsSettling: true } })
    await Promise.all([finaliseApplications(app.payload), finaliseApplications(app.payload)])
    const after = await membershipOf(person)
    expect(after).toMatchObject({ grade: 'associate', number: before?.number, expiresAt: before?.expiresAt })
    const invoices = await findInvoicesOf(app.payload, person.id)
    expect(invoices.map(({ purpose, totalMinor }) => ({ purpose, totalMinor }))).toEqual([
      { purpose: 'upgrade', totalMinor: 4_000 },
      { purpose: 'joining', totalMinor: 8_000 },
    ])
    expect(invoices[0]?.lines[0]?.description).toBe(
      'Change from Graduate to Associate membership, 365 of 365 days',
    )
    const approvals = (await mailsTo(app.payload, person.email)).filter(
      ({ template }) => template === 'applicationApproved',
    )
    expect(approvals).toHaveLength(2)
    const { history } = await jsonOf<MembershipRecord>(
      await app.request('GET', `/api/memberships/${person.id}/record`, { as: admin }),
    )
    expect(history.at(-1)).toMatchObject({
      kind: 'approved',
      grade: 'associate',
      previousGrade: 'graduate',
      reason: 'Known to the board',
    })

    await decide(id, 'rejected')
    expect(await membershipOf(person)).toMatchObject({
      grade: 'graduate',
      expiresAt: before?.expiresAt,
    })
    expect((await findInvoicesOf(app.payload, person.id)).map(({ status }) => status)).toEqual([
      'void',
      'open',
    ])
  })

  it('has one open application, of twenty at once', async () => {
    const person = await makeGraduate()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => submit(person, { membershipType: 'associate' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  it('is refused the own grade, one below, and any while suspended', async () => {
    const person = await makeGraduate()
    for (const membershipType of ['graduate', 'student'])
      expect(await fieldOf(await submit(person, { membershipType }))).toBe('membershipType')
    await modelOf(app.payload, 'memberships').updateOne(
      { user: person.id },
      { $set: { suspendedAt: new Date() } },
    )
    expect(await upgradeOf(person)).toMatchObject({ grade: null, isSuspended: true, open: [], offers: [] })
    const refused = await submit(person, { membershipType: 'associate' })
    expect({ status: refused.status, code: await fieldOf(refused) }).toEqual({
      status: 409,
      code: 'suspended',
    })
  })
})

describe('a grade that has another way in', () => {
  it('is refused to who is no member: Associate, and what staff have closed', async () => {
    const person = await makeAccount(app.payload)
    expect((await upgradeOf(person)).open).toEqual(['student', 'graduate', 'professional', 'fellow'])
    expect(await fieldOf(await submit(person, { membershipType: 'associate' }))).toBe('membershipType')
    await setFees(app.payload, 'fellow')
    await modelOf(app.payload, 'grades').updateOne({ grade: 'fellow' }, { $set: { entry: 'nomination' } })
    expect(await fieldOf(await submit(person, { membershipType: 'fellow' }))).toBe('membershipType')
    await modelOf(app.payload, 'grades').deleteMany({ grade: 'fellow' })
  })

  it('is open again to everybody whose membership has expired', async () => {
    const person = await makeAccount(app.payload)
    const past = new Date('2025-01-01T00:00:00Z')
    await makeMembership(app.payload, person.id, { expiresAt: past, graceUntil: past })
    expect((await upgradeOf(person)).open).toEqual(['student', 'graduate', 'professional', 'fellow'])
  })
})
