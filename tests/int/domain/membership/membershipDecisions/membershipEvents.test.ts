import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MembershipRecord } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { finaliseMembershipEvents } from '../../../../../domain/membership/membershipDecisions'
import { DAY_IN_FUTURE } from '../../../../../domain/membership/memberships/membershipEvent.schema'
import { addMonths } from '../../../../../domain/membership/memberships/membershipTerm'
import type { OwnMembership } from '../../../../../domain/membership/memberships/ownMembership.schema'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../../platform/database'
import { queueMail } from '../../../../../domain/messaging/mail'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

const DAY_MS = 24 * 60 * 60 * 1000
const dayAgo = (days: number): string => jubaDay(new Date(Date.now() - days * DAY_MS))

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Keji the Registrar' })
})
afterAll(() => app.stop())

const post = ({ id }: Account, body: object, as = admin) =>
  app.request('POST', `/api/memberships/${id}/events`, {
    as,
    body: { date: dayAgo(0), reason: 'Board of 3 May', ...body },
  })
const act = async (person: Account, kind: string, more: object = {}): Promise<void> => {
  const response = await post(person, { kind, ...more })
  expect(response.status, await response.clone().text()).toBe(201)
  expect(await response.json()).toEqual({ kind })
}
const recordOf = async ({ id }: Account): Promise<MembershipRecord> =>
  (await (
    await app.request('GET', `/api/memberships/${id}/record`, { as: admin })
  ).json()) as MembershipRecord
const mine = async (as: Account): Promise<OwnMembership> =>
  (await (await app.request('GET', '/api/memberships/mine', { as })).json()) as OwnMembership
const rolesOf = ({ id }: Account): Promise<string[]> =>
  modelOf(app.payload, 'roles').distinct('role', { user: id })
const problemOf = async (response: Response) => ({
  status: response.status,
  ...((await response.json()) as { errors: { code: string; field?: string; message: string }[] }).errors[0],
})
const makeMember = async (facts: Record<string, unknown> = {}): Promise<Account> => {
  const person = await makeAccount(app.payload)
  await makeMembership(app.payload, person.id, facts)
  return person
}

describe('a suspension', () => {
  it('removes the member’s rights, is mailed with staff’s shared reason, and ends with the reinstatement', async () => {
    const person = await makeMember()
    const { expiresAt } = await mine(person)
    await act(person, 'suspended', { date: dayAgo(3), sharedReason: 'A complaint is being heard.' })
    expect(await mine(person)).toMatchObject({
      status: 'suspended',
      reason: 'A complaint is being heard.',
      suspendedAt: expect.any(String) as string,
    })
    expect(await rolesOf(person)).toEqual([])
    expect((await app.request('GET', '/api/memberships/mine/certificate', { as: person })).status).toBe(409)
    await act(person, 'reinstated')
    expect(await mine(person)).toMatchObject({ status: 'active', reason: null, suspendedAt: null, expiresAt })
    expect(await rolesOf(person)).toEqual(['member'])
    const mails = await mailsTo(app.payload, person.email)
    expect(mails.map(({ subject }) => subject.replace(/^Your .* membership/, ''))).toEqual([
      ' has been suspended',
      ' has been reinstated',
    ])
    expect(mails[0]?.text).toContain('A complaint is being heard.')
    for (const { text } of mails) expect(text).not.toContain('Board of 3 May')
  })

  it('is in the history with date, reason and author, and in the audit log', async () => {
    const person = await makeMember()
    await act(person, 'suspended', { date: dayAgo(3) })
    const { history, actions, membership } = await recordOf(person)
    expect(history.at(-1)).toMatchObject({
      kind: 'suspended',
      by: 'Keji the Registrar',
      reason: 'Board of 3 May',
    })
    expect(jubaDay(new Date(required(required(history.at(-1)).effectiveAt)))).toBe(dayAgo(3))
    expect(membership).toMatchObject({ reason: 'Board of 3 May', sharedReason: null })
    expect(actions).toEqual(['reinstated', 'gradeChanged', 'resigned', 'died'])
    expect(
      await modelOf(app.payload, 'audit-log')
        .findOne({ account: person.id, action: 'membership.suspended' })
        .lean(),
    ).toMatchObject({ reason: 'Board of 3 May', actorEmail: admin.email })
  })

  it('continues when the membership is renewed in between', async () => {
    const person = await makeMember()
    const { expiresAt } = await mine(person)
    const asked = await app.request('POST', '/api/renewals/request', { as: person, body: { years: 2 } })
    await act(person, 'suspended')
    const { id } = (await asked.json()) as { id: string }
    expect(
      (await app.request('POST', `/api/renewals/${id}/decision`, { as: admin, body: { status: 'done' } }))
        .status,
    ).toBe(200)
    expect(await mine(person)).toMatchObject({
      status: 'suspended',
      expiresAt: addMonths(new Date(required(expiresAt)), 24).toISOString(),
    })
  })
})

describe('a resignation', () => {
  it('ends the membership, is mailed to the member, and can be reversed', async () => {
    const person = await makeMember()
    const { expiresAt, number } = await mine(person)
    await act(person, 'resigned')
    expect(await mine(person)).toMatchObject({ status: 'none', ending: 'resigned', number: null })
    expect((await mailsTo(app.payload, person.email)).at(-1)?.subject).toMatch(/membership has ended$/)
    await act(person, 'reinstated')
    expect(await mine(person)).toMatchObject({ status: 'active', number, expiresAt })
  })
})

describe('a death', () => {
  it('locks the account, removes it from the directory, and stops all mails to it', async () => {
    const person = await makeMember()
    await act(person, 'died')
    expect(await modelOf(app.payload, 'users').findOne({ _id: person.id }).lean()).toMatchObject({
      lockedAt: expect.any(Date) as Date,
      isDeceased: true,
    })
    expect(await modelOf(app.payload, 'sessions').countDocuments({ user: person.id })).toBe(0)
    expect((await recordOf(person)).membership).toMatchObject({ ending: 'died' })
    expect(await rolesOf(person)).toEqual([])
    const data = {
      fullName: 'Nyandeng Deng',
      membershipNumber: 'ACE-2026-0001',
      expiresAt: new Date().toISOString(),
    }
    await queueMail(app.payload, {
      template: 'renewalReminder',
      to: person.email,
      data,
      dedupeKey: `after-death:${person.id}`,
    })
    expect(await mailsTo(app.payload, person.email)).toEqual([])
  })

  it('of an administrator is refused until the role is removed', async () => {
    const colleague = await makeAccount(app.payload, { roles: ['admin'] })
    await makeMembership(app.payload, colleague.id)
    expect(await problemOf(await post(colleague, { kind: 'died' }))).toMatchObject({
      status: 409,
      code: 'administrator',
    })
  })
})

describe('a membership added by staff', () => {
  it.each([
    ['honorary', {}, null],
    ['corporate', { expiresOn: '2099-12-31' }, '2099-12-31'],
    ['associate', { date: '2026-01-31' }, '2027-01-31'],
  ] as const)(
    'of the grade %s has a number, the role, a mail and its dates',
    async (grade, more, lastDay) => {
      const person = await makeAccount(app.payload)
      await act(person, 'added', { grade, registeredName: 'Nyandeng Achol Deng', ...more })
      const membership = await mine(person)
      expect(membership).toMatchObject({
        status: 'active',
        grade,
        registeredName: 'Nyandeng Achol Deng',
        number: expect.stringMatching(/^ACE-\d{4}-\d{4,}$/) as string,
      })
      expect(membership.expiresAt && jubaDay(new Date(membership.expiresAt))).toBe(lastDay)
      expect(await rolesOf(person)).toEqual(['member'])
      expect((await mailsTo(app.payload, person.email)).map(({ template }) => template)).toEqual([
        'membershipAdded',
      ])
    },
  )

  it('has the calendar year in Juba in its number', async () => {
    const person = await makeAccount(app.payload)
    await act(person, 'added', { grade: 'fellow', registeredName: 'Nyandeng Deng' })
    expect((await mine(person)).number).toContain(`-${jubaDay().slice(0, 4)}-`)
  })
})

describe('a change of grade', () => {
  it('changes neither number nor dates, and an honorary membership has no end', async () => {
    const person = await makeMember()
    const before = await mine(person)
    await act(person, 'gradeChanged', { grade: 'fellow' })
    expect(await mine(person)).toMatchObject({
      grade: 'fellow',
      number: before.number,
      expiresAt: before.expiresAt,
    })
    await act(person, 'gradeChanged', { grade: 'honorary' })
    expect(await mine(person)).toMatchObject({ status: 'active', grade: 'honorary', expiresAt: null })
    expect(
      (
        await modelOf(app.payload, 'profiles')
          .findOne({ user: person.id })
          .lean<{ membershipType: string } | null>()
      )?.membershipType,
    ).toBe('honorary')
  })
})

describe('a membership event', () => {
  it.each([
    ['date', { kind: 'suspended', date: jubaDay(new Date(Date.now() + 2 * DAY_MS)) }],
    ['date', { kind: 'suspended', date: '2001-01-01' }],
    ['reason', { kind: 'suspended', reason: ' ' }],
    ['grade', { kind: 'gradeChanged', grade: 'emperor' }],
  ])('is refused with the field %s named', async (field, body) => {
    const problem = await problemOf(await post(await makeMember(), body))
    expect(problem).toMatchObject({ status: 400, field })
    if ('date' in body && body.date > dayAgo(0)) expect(problem.message).toBe(DAY_IN_FUTURE)
  })

  it.each([
    ['reinstated', 'is not suspended', {}],
    ['added', 'has a membership already', { grade: 'fellow', registeredName: 'Nyandeng Deng' }],
  ])('%s is refused for a member who %s', async (kind, _, more) => {
    expect(await problemOf(await post(await makeMember(), { kind, ...more }))).toMatchObject({
      status: 409,
      code: 'not_allowed',
    })
  })

  it('is refused as a version conflict after a colleague’s change, and recorded once of ten at once', async () => {
    const person = await makeMember()
    const { seen } = await recordOf(person)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(person, { kind: 'suspended', seen })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect(await problemOf(await post(person, { kind: 'resigned', seen }))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    })
  })

  it('is completed after a crash, with one mail', async () => {
    const person = await makeMember()
    await act(person, 'suspended')
    await modelOf(app.payload, 'memberships').updateOne({ user: person.id }, { $set: { suspendedAt: null } })
    await modelOf(app.payload, 'membership-events').updateMany(
      { user: person.id },
      { $set: { needsSettling: true } },
    )
    for (let turn = 0; turn < 2; turn += 1)
      await Promise.all([finaliseMembershipEvents(app.payload), finaliseMembershipEvents(app.payload)])
    expect(await mine(person)).toMatchObject({ status: 'suspended' })
    expect(await mailsTo(app.payload, person.email)).toHaveLength(1)
  })

  it('needs a recent proof of identity', async () => {
    const person = await makeMember()
    const colleague = await makeAccount(app.payload, { roles: ['admin'] })
    await modelOf(app.payload, 'sessions').updateMany(
      { user: colleague.id },
      {
        $set: {
          authenticatedAt: new Date(Date.now() - 20 * 60_000),
          createdAt: new Date(Date.now() - 20 * 60_000),
        },
      },
    )
    expect(await problemOf(await post(person, { kind: 'suspended' }, colleague))).toMatchObject({
      status: 401,
      code: 'reauthentication_required',
    })
  })
})
