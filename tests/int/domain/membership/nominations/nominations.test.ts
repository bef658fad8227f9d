import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finaliseNominations, nominate } from '../../../../../domain/membership/nominations'
import type { NewNomination } from '../../../../../domain/membership/nominations/nomination.schema'
import type {
  NominationRow,
  OwnNominations,
} from '../../../../../domain/membership/nominations/nominations.schema'
import type { Grade } from '../../../../../domain/membership/memberships/grades.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const FEBRUARY = new Date('2027-02-10T10:00:00+02:00')
const REASON = 'Forty years of bridges over the Nile'

let app: TestApp
let registrar: Account
beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
})
afterAll(() => app.stop())

const makeMember = async (grade: Grade): Promise<Account & { number: string }> => {
  const account = await makeAccount(app.payload)
  return { ...account, ...(await makeMembership(app.payload, account.id, { grade })) }
}
const make = (by: Account, nomination: Partial<NewNomination>, at = FEBRUARY) =>
  nominate(
    app.payload,
    by.id,
    {
      grade: 'fellow',
      nomineeName: 'Lado Wani',
      nominee: '',
      reason: REASON,
      seconder: undefined,
      ...nomination,
    },
    at,
  )
const confirm = async (email: string): Promise<number> => {
  const mail = (await mailsTo(app.payload, email)).findLast(({ template }) => template === 'endorsementAsked')
  const token = required(required(mail).links[0]?.split('#')[1])
  return (await app.request('POST', '/api/endorsements/answer', { body: { token, answer: 'confirmed' } }))
    .status
}
const vote = (as: Account, id: string, word: string) =>
  app.request('POST', `/api/nominations/${id}/vote`, { as, body: { vote: word } })
const decide = (id: string, status = 'approved') =>
  app.request('POST', `/api/nominations/${id}/decision`, {
    as: registrar,
    body: { status, note: 'Board 5/27' },
  })
const rowOf = async (id: string): Promise<NominationRow> => {
  const list = await app.request('GET', '/api/nominations/list', { as: registrar })
  return required((await jsonOf<{ docs: NominationRow[] }>(list)).docs.find((row) => row.id === id))
}
const setCommittee = (...members: Account[]): Promise<unknown> =>
  app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { nominationCommittee: members.map(({ id }) => id) },
    overrideAccess: true, // set as by staff
  })
const membershipOf = ({ id }: Account) =>
  modelOf(app.payload, 'memberships')
    .findOne({ user: id })
    .lean<{ grade: string; number: string; expiresAt: Date | null } | null>()

describe('a nomination for Fellow', () => {
  it('is made by a Fellow with another, confirmed by links, voted on once each, and gives the grade', async () => {
    const [one, two, nominee] = [
      await makeMember('fellow'),
      await makeMember('fellow'),
      await makeMember('professional'),
    ]
    const committee = await Promise.all(Array.from({ length: 3 }, () => makeAccount(app.payload)))
    await setCommittee(...committee, one)
    const people = { nominee: nominee.number, seconder: two.number }
    const made = await Promise.all(Array.from({ length: 5 }, () => make(one, people)))
    const ids = made.flatMap((result) => ('id' in result ? [result.id] : []))
    expect(ids).toHaveLength(1) // of five presses
    const id = required(ids[0])

    expect((await decide(id)).status).toBe(409) // nobody has confirmed
    expect(await confirm(nominee.email)).toBe(200)
    expect((await rowOf(id)).isConfirmed).toBe(false) // the second Fellow has not
    expect(await confirm(two.email)).toBe(200)

    const words = ['for', 'for', 'against']
    const statuses = await Promise.all(
      committee.flatMap((member, place) =>
        Array.from({ length: 4 }, async () => (await vote(member, id, required(words[place]))).status),
      ),
    )
    expect(statuses).toEqual(Array(12).fill(200))
    expect((await vote(required(committee[0]), id, 'against')).status).toBe(409)
    expect((await vote(one, id, 'for')).status).toBe(409) // who nominates does not vote
    expect((await vote(two, id, 'for')).status).toBe(404) // not on the committee
    expect(await rowOf(id)).toMatchObject({ isConfirmed: true, votesFor: 2, votesAgainst: 1 })
    const own = await jsonOf<OwnNominations>(
      await app.request('GET', '/api/nominations/mine', { as: required(committee[2]) }),
    )
    expect(own.toVote).toMatchObject([{ id, vote: 'against' }])

    const before = await membershipOf(nominee)
    expect((await Promise.all([decide(id), decide(id)])).map(({ status }) => status)).toEqual([200, 200])
    expect((await decide(id, 'declined')).status).toBe(409)
    await modelOf(app.payload, 'nominations').updateOne({ _id: id }, { $set: { needsSettling: true } })
    await Promise.all([finaliseNominations(app.payload), finaliseNominations(app.payload)])
    expect(await membershipOf(nominee)).toMatchObject({ grade: 'fellow', number: before?.number })
    const events = await modelOf(app.payload, 'membership-events')
      .find({ user: nominee.id, kind: 'gradeChanged' })
      .lean<{ reason: string; grade: string }[]>()
    expect(events.map(({ reason, grade }) => ({ reason, grade }))).toEqual([
      { reason: 'Nomination approved: Board 5/27', grade: 'fellow' },
    ])
    expect((await vote(required(committee[1]), id, 'for')).status).toBe(409) // decided
  })

  it('is refused out of season, by others, for others, and without another current Fellow', async () => {
    const [one, professional, student] = [
      await makeMember('fellow'),
      await makeMember('professional'),
      await makeMember('student'),
    ]
    const two = await makeMember('fellow')
    const people = { nominee: professional.number, seconder: two.number }
    const april = new Date('2027-04-01T00:00:00+02:00')
    expect(await make(one, people, april)).toEqual({ problem: 'closed' })
    expect(await make(professional, people)).toEqual({ problem: 'not_entitled' })
    expect(await make(one, { ...people, nominee: student.number })).toEqual({ problem: 'not_professional' })
    expect(await make(one, { ...people, nominee: one.number })).toEqual({ problem: 'own' })
    for (const seconder of [one.number, professional.number, student.number, 'ACE-2026-99999999999'])
      expect(await make(one, { ...people, seconder })).toEqual({ problem: 'seconder_not_fellow' })
    expect(await make(one, people, new Date('2027-03-31T23:00:00+02:00'))).toHaveProperty('id')
  })
})

describe('a nomination for Honorary', () => {
  it('is made by any current member, and gives a membership without an end to who had none', async () => {
    const [by, nominee] = [await makeMember('student'), await makeAccount(app.payload)]
    const made = await make(by, { grade: 'honorary', nominee: nominee.email })
    const id = 'id' in made ? made.id : ''
    expect(await confirm(nominee.email)).toBe(200)
    expect((await decide(id)).status).toBe(200)
    expect(await membershipOf(nominee)).toMatchObject({ grade: 'honorary', expiresAt: null })
  })

  it('invites a nominee without an account, and gives the grade once the address of one is proved', async () => {
    const by = await makeMember('student')
    const email = newEmail()
    const made = await make(by, { grade: 'honorary', nominee: email, nomineeName: 'Amer Deng' })
    const id = 'id' in made ? made.id : ''
    expect(await confirm(email)).toBe(200)
    expect((await decide(id)).status).toBe(200)
    await Promise.all([finaliseNominations(app.payload), finaliseNominations(app.payload)])
    const invitations = (await mailsTo(app.payload, email)).filter(
      ({ template }) => template === 'nominationApproved',
    )
    expect(invitations).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ status: 'approved', invited: email })

    const nominee = await makeAccount(app.payload, { email })
    await modelOf(app.payload, 'users').updateOne({ _id: nominee.id }, { $set: { emailVerifiedAt: null } })
    await finaliseNominations(app.payload)
    expect(await membershipOf(nominee)).toBeNull() // anybody can type an address
    await modelOf(app.payload, 'users').updateOne(
      { _id: nominee.id },
      { $set: { emailVerifiedAt: new Date() } },
    )
    await Promise.all([finaliseNominations(app.payload), finaliseNominations(app.payload)])
    expect(await membershipOf(nominee)).toMatchObject({ grade: 'honorary', expiresAt: null })
    expect(
      await modelOf(app.payload, 'membership-events').countDocuments({ user: nominee.id, nomination: id }),
    ).toBe(1)
    expect(await rowOf(id)).toMatchObject({ invited: null })
  })
})
