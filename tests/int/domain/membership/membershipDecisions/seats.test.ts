import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finaliseSeats } from '../../../../../domain/membership/membershipDecisions'
import { catchUpSeatInvitations } from '../../../../../domain/membership/membershipSeats'
import type { CompanySeats } from '../../../../../domain/membership/membershipSeats/membershipSeats.schema'
import type { MembershipRecord } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import type { OwnMembership } from '../../../../../domain/membership/memberships/ownMembership.schema'
import { issueInvoice } from '../../../../../domain/money/invoices'
import { recordPayment, reversePayment } from '../../../../../domain/money/payments'
import { jubaDay } from '../../../../../platform/jubaDay.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount, newEmail } from '../../../../helpers/accounts'
import { setFees } from '../../../../helpers/fees'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Keji the Registrar' })
  await setFees(app.payload, 'corporate', { annualMinor: 50_000, joiningMinor: null, seatMinor: 7_300 })
  await modelOf(app.payload, 'grades').updateOne({ grade: 'corporate' }, { $set: { seats: 5 } })
})
afterAll(() => app.stop())

const act = async (person: Account, body: object): Promise<Response> =>
  app.request('POST', `/api/memberships/${person.id}/events`, {
    as: admin,
    body: { date: jubaDay(), reason: 'Board of 3 May', ...body },
  })
/** A company that is a member for a year from today. */
const makeCompany = async (): Promise<Account> => {
  const company = await makeAccount(app.payload, { fullName: 'Bahr Builders Ltd' })
  const response = await act(company, {
    kind: 'added',
    grade: 'corporate',
    registeredName: 'Bahr Builders Ltd',
  })
  expect(response.status, await response.clone().text()).toBe(201)
  return company
}
const makePerson = async (): Promise<Account> => {
  const person = await makeAccount(app.payload, { fullName: 'Ayen Lado' })
  await confirmEmailOf(app.payload, person)
  return person
}
const post = (path: string, as: Account, body: object = {}): Promise<Response> =>
  app.request('POST', `/api/membership-seats/${path}`, { as, body })
const seatsOf = async (company: Account): Promise<CompanySeats> =>
  jsonOf(await app.request('GET', '/api/membership-seats/mine', { as: company }))
const invite = async (company: Account, person: { email: string }): Promise<string> => {
  const response = await post('invite', company, { name: 'Ayen Akech Lado', email: person.email })
  expect(response.status, await response.clone().text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const accept = (person: Account, id: string): Promise<Response> => post(`${id}/accept`, person)
const decline = (person: Account, id: string): Promise<Response> => post(`${id}/decline`, person)
const refusalsTo = async ({ email }: Account) =>
  (await mailsTo(app.payload, email)).filter(({ template }) => template === 'seatDeclined')
/** A person who holds a seat of a company. */
const seat = async (company: Account): Promise<Account & { seat: string }> => {
  const person = await makePerson()
  const id = await invite(company, person)
  const response = await accept(person, id)
  expect(response.status, await response.clone().text()).toBe(200)
  return { ...person, seat: id }
}
const mine = async (as: Account): Promise<OwnMembership> =>
  jsonOf(await app.request('GET', '/api/memberships/mine', { as }))
const rolesOf = ({ id }: Account): Promise<string[]> =>
  modelOf(app.payload, 'roles').distinct('role', { user: id })
const emailOf = async (id: string): Promise<string> =>
  required(await modelOf(app.payload, 'membership-seats').findById(id).lean<{ email: string } | null>()).email
/** The link in the invitation that was mailed to an address last. */
const linkTo = async (email: string): Promise<string> => {
  const mail = (await mailsTo(app.payload, email)).findLast(({ template }) => template === 'seatInvitation')
  return required(required(mail).links.find((link) => link.includes('/membership/seat')))
}
const codeOf = async (response: Response): Promise<[number, string]> => {
  const { errors } = (await response.json()) as { errors: { code: string }[] }
  return [response.status, required(errors[0]).code]
}
/** Sets when the company's term ends: what staff had entered. */
const moveEnd = async (company: Account, expiresAt: Date, graceUntil = expiresAt): Promise<void> => {
  const days = Math.round((graceUntil.getTime() - expiresAt.getTime()) / DAY_MS)
  await modelOf(app.payload, 'membership-events').updateOne(
    { user: company.id, kind: 'added' },
    { $set: { expiresAt, graceDays: days } },
  )
  const { reconcileMembership } = await import('../../../../../domain/membership/membershipDecisions')
  await reconcileMembership(app.payload, company.id)
}
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS)

describe('a seat of a company', () => {
  it('makes the invited person a member with number, certificate, role and the company’s dates', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    const [own, companys] = [await mine(person), await mine(company)]
    expect(own).toMatchObject({
      status: 'active',
      grade: 'corporate',
      registeredName: 'Ayen Akech Lado',
      number: expect.stringMatching(/^ACE-\d{4}-\d{4,}$/) as string,
      expiresAt: companys.expiresAt,
      company: 'Bahr Builders Ltd',
      seats: 0,
    })
    expect(companys).toMatchObject({ company: null, seats: 5 })
    expect(own.number).not.toBe(companys.number)
    expect(await rolesOf(person)).toEqual(['member'])
    const certificate = await app.request('GET', '/api/memberships/mine/certificate', { as: person })
    expect(certificate.headers.get('content-type')).toBe('application/pdf')
    const directory = await app.request('GET', '/api/directory', { as: person })
    expect(directory.status).toBe(200)
    expect(await seatsOf(company)).toMatchObject({
      company: 'Bahr Builders Ltd',
      seats: 5,
      included: 5,
      taken: [{ id: person.seat, name: 'Ayen Akech Lado', number: own.number, user: null }],
      invited: [],
    })
    const mails = await mailsTo(app.payload, person.email)
    expect(mails.map(({ template }) => template)).toEqual(['seatInvitation', 'seatTaken'])
    expect(mails[1]?.text).toContain(own.number)
  })

  it('is taken by five of twenty who accept at the same time', async () => {
    const company = await makeCompany()
    const people = await Promise.all(Array.from({ length: 20 }, makePerson))
    const ids = await Promise.all(people.map((person) => invite(company, person)))
    const answers = await Promise.all(people.map((person, place) => accept(person, required(ids[place]))))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 15 }, () => 409),
    ])
    const { taken, invited } = await seatsOf(company)
    expect([taken.length, invited.length]).toEqual([5, 15])
    const members = await modelOf(app.payload, 'memberships').countDocuments({ company: company.id })
    expect(members).toBe(5)
    const places: unknown[] = await modelOf(app.payload, 'membership-seats').distinct('place', {
      company: company.id,
    })
    expect(places.sort()).toEqual([1, 2, 3, 4, 5])
  })

  it('is held once by a person who accepts two invitations at the same time, often', async () => {
    const [one, other] = [await makeCompany(), await makeCompany()]
    const person = await makePerson()
    const ids = [await invite(one, person), await invite(other, person)]
    const answers = await Promise.all([...ids, ...ids, ...ids].map((id) => accept(person, id)))
    const held = await modelOf(app.payload, 'membership-seats').countDocuments({
      user: person.id,
      status: 'taken',
    })
    expect(held).toBe(1)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(
      (await mailsTo(app.payload, person.email)).filter(({ template }) => template === 'seatTaken'),
    ).toHaveLength(1)
  })

  it('is given to somebody else: the first is no member any more, the second is one', async () => {
    const company = await makeCompany()
    const first = await seat(company)
    const second = await makePerson()
    const { number } = await mine(first)
    const response = await post(`${first.seat}/replace`, company, { name: 'Keji Wani', email: second.email })
    expect(response.status).toBe(201)
    expect(await mine(first)).toMatchObject({ status: 'none', ending: 'seatEnded' })
    expect(await rolesOf(first)).toEqual([])
    expect((await accept(second, ((await response.json()) as { id: string }).id)).status).toBe(200)
    expect(await mine(second)).toMatchObject({ status: 'active', registeredName: 'Keji Wani' })
    const { taken, ended } = await seatsOf(company)
    expect([taken.map(({ name }) => name), ended.map(({ name }) => name)]).toEqual([
      ['Keji Wani'],
      ['Ayen Akech Lado'],
    ])
    expect((await mailsTo(app.payload, first.email)).at(-1)?.template).toBe('seatEnded')
    // the number is not issued again, and comes back with the person
    const again = await invite(company, first)
    expect((await accept(first, again)).status).toBe(200)
    expect(await mine(first)).toMatchObject({ status: 'active', number })
  })

  it('of somebody whose invitation cannot be sent is not taken from who holds it', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    const response = await post(`${person.seat}/replace`, company, {
      name: 'Keji Wani',
      email: company.email,
    })
    expect(await codeOf(response)).toEqual([400, 'own'])
    expect((await mine(person)).status).toBe('active')
  })
})

describe('an invitation', () => {
  it('is accepted by the account of its address alone, once that is proved, before or by its link', async () => {
    const company = await makeCompany()
    const person = await makeAccount(app.payload, { fullName: 'Ayen Lado' })
    const id = await invite(company, person)
    expect(await codeOf(await accept(await makePerson(), id))).toEqual([404, 'not_found'])
    expect(await codeOf(await accept(person, id))).toEqual([409, 'address_unproved'])
    const other = await invite(company, { email: newEmail() })
    const [, wrong] = required(/#(\S+)/.exec(await linkTo(await emailOf(other))))
    expect(await codeOf(await post(`${id}/accept`, person, { token: wrong }))).toEqual([
      409,
      'address_unproved',
    ])
    const [, token] = required(/#(\S+)/.exec(await linkTo(person.email)))
    expect((await post(`${id}/accept`, person, { token })).status).toBe(200)
    expect((await post(`${id}/accept`, person)).status).toBe(200)
    expect((await mine(person)).status).toBe('active')
  })

  it('is sent once to an address, again on demand, and cannot be accepted once withdrawn or expired', async () => {
    const company = await makeCompany()
    const person = await makePerson()
    const id = await invite(company, person)
    const again = await post('invite', company, { name: 'Ayen Lado', email: person.email.toUpperCase() })
    expect(await codeOf(again)).toEqual([400, 'invited_already'])
    expect((await post(`${id}/resend`, company)).status).toBe(200)
    expect(await mailsTo(app.payload, person.email)).toHaveLength(2)
    await modelOf(app.payload, 'membership-seats').updateOne(
      { _id: id },
      { $set: { expiresAt: new Date(0) } },
    )
    expect(await codeOf(await accept(person, id))).toEqual([409, 'expired'])
    expect((await post(`${id}/resend`, company)).status).toBe(200)
    expect((await post(`${id}/withdraw`, company)).status).toBe(200)
    expect(await codeOf(await accept(person, id))).toEqual([404, 'not_found'])
  })

  it('is declined by the account of its address alone; the company is told once, and invites again', async () => {
    const company = await makeCompany()
    const person = await makePerson()
    const id = await invite(company, person)
    expect(await codeOf(await decline(await makePerson(), id))).toEqual([404, 'not_found'])
    const unproved = await makeAccount(app.payload, { fullName: 'Keji Modi' })
    const other = await invite(company, unproved)
    expect(await codeOf(await decline(unproved, other))).toEqual([409, 'address_unproved'])
    const [, token] = required(/#(\S+)/.exec(await linkTo(unproved.email)))
    expect((await post(`${other}/decline`, unproved, { token })).status).toBe(200)
    expect([(await decline(person, id)).status, (await decline(person, id)).status]).toEqual([200, 200])
    expect(await codeOf(await accept(person, id))).toEqual([409, 'not_invited'])
    expect(await codeOf(await post(`${id}/resend`, company))).toEqual([409, 'not_invited'])
    const { taken, invited, declined } = await seatsOf(company)
    expect([taken, invited, declined.map(({ email }) => email).sort()]).toEqual([
      [],
      [],
      [person.email, unproved.email].sort(),
    ])
    expect(await refusalsTo(company)).toHaveLength(2)
    expect((await refusalsTo(company))[1]?.text).toContain(`Ayen Akech Lado (${person.email}) has declined`)
    // a crash before the mail was queued
    await modelOf(app.payload, 'membership-seats').updateMany(
      { company: company.id },
      { $set: { needsMail: true } },
    )
    await catchUpSeatInvitations(app.payload)
    expect(await refusalsTo(company)).toHaveLength(2)
    expect((await accept(person, await invite(company, person))).status).toBe(200)
    expect((await mine(person)).status).toBe('active')
  })

  it('is accepted or declined, never both, by who does both at once, and another may be accepted meanwhile', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [one, other] = [await makeCompany(), await makeCompany()]
      const person = await makePerson()
      const [here, there] = [await invite(one, person), await invite(other, person)]
      const answers = await Promise.all(
        round % 2
          ? [accept(person, here), decline(person, here)]
          : [decline(person, here), accept(person, here)],
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const { taken, declined } = await seatsOf(one)
      expect(taken.length + declined.length).toBe(1)
      expect(await refusalsTo(one)).toHaveLength(declined.length)
      const [elsewhere] = await Promise.all([accept(person, there), decline(person, here)])
      expect(elsewhere.status).toBe(declined.length > 0 ? 200 : 409)
      expect((await seatsOf(other)).taken).toHaveLength(declined.length)
    }
  })

  it('and a seat are changed by the company and, with a reason, by staff, by nobody else', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    const stranger = await makeCompany()
    for (const act of ['end', 'replace', 'withdraw', 'resend'])
      expect((await post(`${person.seat}/${act}`, stranger)).status).toBe(404)
    const unexplained = await post(`${person.seat}/end`, admin)
    expect([
      unexplained.status,
      ((await unexplained.json()) as { errors: { field: string }[] }).errors[0]?.field,
    ]).toEqual([400, 'reason'])
    expect((await post(`${person.seat}/end`, admin, { reason: 'Asked by telephone' })).status).toBe(200)
    const record = await jsonOf<MembershipRecord>(
      await app.request('GET', `/api/memberships/${person.id}/record`, { as: admin }),
    )
    expect(record.history.map(({ kind, company: of, reason }) => [kind, of, reason])).toEqual([
      ['seatTaken', 'Bahr Builders Ltd', null],
      ['seatEnded', 'Bahr Builders Ltd', 'Asked by telephone'],
    ])
    const entries = await modelOf(app.payload, 'audit-log')
      .find({ subjectId: person.seat })
      .sort({ _id: 1 })
      .lean<{ action: string; account: ObjectId }[]>()
    expect(
      entries.map(({ action, account }) => [action, String(account) === person.id ? 'person' : 'company']),
    ).toEqual([
      ['membership-seat.invited', 'company'],
      ['membership-seat.taken', 'company'],
      ['membership-seat.taken', 'person'],
      ['membership-seat.ended', 'company'],
      ['membership-seat.ended', 'person'],
    ])
  })
})

describe('the status of who holds a seat', () => {
  it('follows the company through grace, expiry and renewal', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    await moveEnd(company, daysFromNow(-2), daysFromNow(28))
    expect(await mine(person)).toMatchObject({ status: 'grace', expiresAt: (await mine(company)).expiresAt })
    expect(await rolesOf(person)).toEqual(['member'])
    await moveEnd(company, daysFromNow(-60), daysFromNow(-30))
    expect((await mine(person)).status).toBe('expired')
    expect(await rolesOf(person)).toEqual([])
    const renewed = await pay(company)
    expect((await mine(company)).status).toBe('active')
    expect(await mine(person)).toMatchObject({ status: 'active', expiresAt: (await mine(company)).expiresAt })
    expect(await rolesOf(person)).toEqual(['member'])
    // a payment that is reversed takes back exactly what it gave
    await reversePayment(app.payload, renewed, { reason: 'The cheque was not honoured' })
    expect([(await mine(company)).status, (await mine(person)).status]).toEqual(['expired', 'expired'])
    expect(await rolesOf(person)).toEqual([])
  })

  it('goes to the successor while the company owes its renewal: in grace, then with the payment, then back', async () => {
    const company = await makeCompany()
    const first = await seat(company)
    await moveEnd(company, daysFromNow(-2), daysFromNow(28))
    const second = await makePerson()
    const replaced = await post(`${first.seat}/replace`, company, { name: 'Keji Wani', email: second.email })
    expect(replaced.status).toBe(201)
    const id = ((await replaced.json()) as { id: string }).id
    expect((await accept(second, id)).status).toBe(200)
    const statuses = async () => [
      (await mine(company)).status,
      (await mine(first)).status,
      (await mine(second)).status,
    ]
    expect(await statuses()).toEqual(['grace', 'none', 'grace'])
    const renewed = await pay(company)
    expect(await statuses()).toEqual(['active', 'none', 'active'])
    expect((await mine(second)).expiresAt).toBe((await mine(company)).expiresAt)
    await reversePayment(app.payload, renewed, { reason: 'The cheque was not honoured' })
    expect(await statuses()).toEqual(['grace', 'none', 'grace'])
    // once the company has lapsed nobody is named any more, and nobody loses a seat for it
    await moveEnd(company, daysFromNow(-60), daysFromNow(-30))
    const third = await makePerson()
    const refused = await post(`${id}/replace`, company, { name: 'Lado Wani', email: third.email })
    expect(await codeOf(refused)).toEqual([409, 'not_current'])
    expect((await seatsOf(company)).taken.map(({ name }) => name)).toEqual(['Keji Wani'])
  })

  it('follows a suspension, reinstatement and resignation of the company', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    await act(company, { kind: 'suspended', sharedReason: 'A complaint is being heard.' })
    expect(await mine(person)).toMatchObject({ status: 'suspended', reason: null })
    expect(await rolesOf(person)).toEqual([])
    await act(company, { kind: 'reinstated' })
    expect((await mine(person)).status).toBe('active')
    await act(company, { kind: 'resigned' })
    expect(await mine(person)).toMatchObject({ status: 'none', ending: 'seatEnded' })
    expect(await rolesOf(person)).toEqual([])
    await act(company, { kind: 'reinstated' })
    expect((await mine(person)).status).toBe('active')
  })

  it('ends with a change of the company’s grade, and comes back with it', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    await act(company, { kind: 'gradeChanged', grade: 'professional' })
    expect(await mine(person)).toMatchObject({ status: 'none', ending: 'seatEnded' })
    await act(company, { kind: 'gradeChanged', grade: 'corporate' })
    expect(await mine(person)).toMatchObject({ status: 'active', grade: 'corporate' })
  })

  it('is the person’s own while they are suspended, whatever the company’s', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    expect((await act(person, { kind: 'suspended', sharedReason: 'You are being heard.' })).status).toBe(201)
    expect(await mine(person)).toMatchObject({ status: 'suspended', reason: 'You are being heard.' })
    await post(`${person.seat}/end`, company)
    expect((await accept(person, await invite(company, person))).status).toBe(200)
    expect((await mine(person)).status).toBe('suspended')
    expect((await act(person, { kind: 'reinstated' })).status).toBe(201)
    expect((await mine(person)).status).toBe('active')
  })

  it('is that of a membership of one’s own while it lasts; the seat counts from its end', async () => {
    const company = await makeCompany()
    const person = await makePerson()
    await act(person, { kind: 'added', grade: 'professional', registeredName: 'Ayen Lado' })
    const { number, expiresAt } = await mine(person)
    expect((await accept(person, await invite(company, person))).status).toBe(200)
    expect(await mine(person)).toMatchObject({ grade: 'professional', number, expiresAt, company: null })
    await modelOf(app.payload, 'membership-events').updateOne(
      { user: person.id, kind: 'added' },
      { $set: { expiresAt: daysFromNow(-1), graceDays: 0 } },
    )
    await modelOf(app.payload, 'memberships').updateOne(
      { user: person.id },
      { $set: { expiresAt: daysFromNow(-1), graceUntil: daysFromNow(-1) } },
    )
    await finaliseSeats(app.payload)
    expect(await mine(person)).toMatchObject({
      status: 'active',
      grade: 'corporate',
      number,
      registeredName: 'Ayen Lado',
      company: 'Bahr Builders Ltd',
    })
    expect(await rolesOf(person)).toEqual(['member'])
  })

  it('follows after a crash between the seat and the membership', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    await modelOf(app.payload, 'memberships').deleteOne({ user: person.id })
    await modelOf(app.payload, 'membership-seats').updateOne(
      { _id: person.seat },
      { $set: { needsSettling: true } },
    )
    await Promise.all([finaliseSeats(app.payload), finaliseSeats(app.payload)])
    expect(await mine(person)).toMatchObject({ status: 'active', registeredName: 'Ayen Akech Lado' })
    expect(
      await modelOf(app.payload, 'membership-seats').countDocuments({ user: person.id, needsSettling: true }),
    ).toBe(0)
  })
})

/** A renewal for a year that the company pays. */
const pay = async (company: Account): Promise<string> => {
  const invoice = await issueInvoice(app.payload, {
    key: `renewal:${randomUUID()}`,
    user: company.id,
    recipient: { name: 'Bahr Builders Ltd', email: company.email },
    purpose: 'renewal',
    grade: 'corporate',
    years: 1,
    graceDays: 30,
    currency: 'USD',
    lines: [{ description: 'Dues', quantity: 1, unitMinor: 50_000, account: 'dues' }],
    dueAt: daysFromNow(30),
  })
  const { payment } = await recordPayment(app.payload, {
    key: randomUUID(),
    status: 'confirmed',
    method: 'bank',
    amountMinor: 50_000,
    currency: 'USD',
    paidAt: new Date(),
    user: company.id,
    invoice: invoice._id.toHexString(),
  })
  return payment._id.toHexString()
}

describe('the number of seats', () => {
  const invoicesOf = (company: Account) =>
    modelOf(app.payload, 'invoices')
      .find({ user: new ObjectId(company.id) })
      .lean<{ purpose: string; totalMinor: number; seats: number; lines: { description: string }[] }[]>()

  it('is changed by staff: more are invoiced once for the rest of the term, fewer not', async () => {
    const company = await makeCompany()
    await moveEnd(company, daysFromNow(100))
    expect((await act(company, { kind: 'seatsChanged', seats: 7 })).status).toBe(201)
    expect(await seatsOf(company)).toMatchObject({ seats: 7, included: 5 })
    const [invoice, ...others] = await invoicesOf(company)
    expect(others).toEqual([])
    // 7,300 a year each: 20 a day, for the 100 days that are left
    expect(invoice).toMatchObject({ purpose: 'seats', totalMinor: 2 * 2_000, seats: 7 })
    expect(required(invoice).lines.map(({ description }) => description)).toEqual([
      '2 further seats, 100 of 365 days',
    ])
    await modelOf(app.payload, 'membership-events').updateMany(
      { user: company.id },
      { $set: { needsSettling: true } },
    )
    const { finaliseMembershipEvents } = await import('../../../../../domain/membership/membershipDecisions')
    await Promise.all([finaliseMembershipEvents(app.payload), finaliseMembershipEvents(app.payload)])
    expect((await act(company, { kind: 'seatsChanged', seats: 6 })).status).toBe(201)
    expect(await invoicesOf(company)).toHaveLength(1)
    const record = await jsonOf<MembershipRecord>(
      await app.request('GET', `/api/memberships/${company.id}/record`, { as: admin }),
    )
    expect(record.history.map(({ kind, seats }) => [kind, seats])).toEqual([
      ['added', undefined],
      ['seatsChanged', 7],
      ['seatsChanged', 6],
    ])
    expect(record.membership).toMatchObject({ seats: 6, company: null })
  })

  it('is on the invoice of a renewal', async () => {
    const company = await makeCompany()
    await act(company, { kind: 'seatsChanged', seats: 8 })
    const response = await app.request('POST', '/api/renewals/request', {
      as: company,
      body: { years: 2, currency: 'USD' },
    })
    expect(response.status, await response.clone().text()).toBeLessThan(300)
    const invoice = (await invoicesOf(company)).find(({ purpose }) => purpose === 'renewal')
    expect(invoice).toMatchObject({ totalMinor: 2 * 50_000 + 3 * 2 * 7_300 })
  })

  it('does not go below the people who hold one, and keeps to it after it went down', async () => {
    const company = await makeCompany()
    const people = [await seat(company), await seat(company), await seat(company)]
    expect(await codeOf(await act(company, { kind: 'seatsChanged', seats: 2 }))).toEqual([
      400,
      'too_few_seats',
    ])
    await post(`${required(people[0]).seat}/end`, company)
    expect((await act(company, { kind: 'seatsChanged', seats: 2 })).status).toBe(201)
    const late = await makePerson()
    expect(await codeOf(await accept(late, await invite(company, late)))).toEqual([409, 'full'])
    await post(`${required(people[1]).seat}/end`, company)
    const others = await Promise.all([makePerson(), makePerson(), makePerson()])
    const ids = await Promise.all(others.map((person) => invite(company, person)))
    const answers = await Promise.all(others.map((person, place) => accept(person, required(ids[place]))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await seatsOf(company)).taken).toHaveLength(2)
  })

  it('is nothing for a membership of one person, and a seat has none itself', async () => {
    const person = await makePerson()
    await act(person, { kind: 'added', grade: 'professional', registeredName: 'Ayen Lado' })
    expect(await codeOf(await act(person, { kind: 'seatsChanged', seats: 3 }))).toEqual([409, 'not_allowed'])
    expect(await codeOf(await post('invite', person, { name: 'Keji', email: newEmail() }))).toEqual([
      409,
      'no_seats',
    ])
    const holder = await seat(await makeCompany())
    expect(await codeOf(await post('invite', holder, { name: 'Keji', email: newEmail() }))).toEqual([
      409,
      'no_seats',
    ])
  })
})

describe('who holds a seat', () => {
  it('is not asked to renew, not invoiced with the grade and not due for removal', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    const response = await app.request('POST', '/api/renewals/request', { as: person, body: { years: 1 } })
    expect(response.status).toBe(409)
    const plan = await jsonOf<{ due: { user: string }[] }>(
      await app.request('POST', '/api/grade-runs/plan', {
        as: admin,
        body: { grade: 'corporate', currency: 'USD', endsBy: jubaDay(daysFromNow(170)) },
      }),
    )
    expect(plan.due.filter(({ user }) => user === person.id)).toEqual([])
    await moveEnd(company, daysFromNow(20))
    const { remindMembers } = await import('../../../../../domain/membership/renewals')
    await remindMembers(app.payload)
    const remindersTo = async ({ email }: Account) =>
      (await mailsTo(app.payload, email)).filter(({ template }) => template === 'renewalReminder').length
    expect([await remindersTo(company), await remindersTo(person)]).toEqual([1, 0])
  })

  it('can be deleted: the seat is free, and nothing of the person stays with it', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    const { eraseSeats } =
      await import('../../../../../domain/membership/membershipSeats/membershipSeatsRepository')
    await eraseSeats(app.payload, { user: person.id, email: person.email })
    await finaliseSeats(app.payload)
    const { taken, ended } = await seatsOf(company)
    expect(taken).toEqual([])
    expect(ended).toMatchObject([{ name: 'Deleted', email: '' }])
  })

  it('loses it when the company’s account is deleted', async () => {
    const company = await makeCompany()
    const person = await seat(company)
    const { eraseSeats } =
      await import('../../../../../domain/membership/membershipSeats/membershipSeatsRepository')
    await eraseSeats(app.payload, { user: company.id, email: company.email })
    await finaliseSeats(app.payload)
    expect(await mine(person)).toMatchObject({ status: 'none', ending: 'seatEnded' })
    expect(await rolesOf(person)).toEqual([])
  })
})
