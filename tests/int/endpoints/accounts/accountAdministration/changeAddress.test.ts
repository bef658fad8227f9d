import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modelOf } from '../../../../../platform/database'
import {
  type Account,
  GOOD_PASSWORD,
  confirmEmailOf,
  giveRole,
  makeAccount,
  newEmail,
} from '../../../../helpers/accounts'
import { type EnteredPerson, makeEnteredPerson } from '../../../../helpers/enteredPeople'
import { mailsTo } from '../../../../helpers/mails'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account
let registrar: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
})
afterAll(() => app.stop())

const reason = 'She called from the number we have.'
const change = async ({ id }: { id: string }, email: string, as = registrar): Promise<[number, string]> => {
  const response = await app.request('POST', `/api/users/${id}/address`, { as, body: { email, reason } })
  const body = (await response.json()) as { outcome?: string; errors?: { code: string }[] }
  return [response.status, body.outcome ?? body.errors?.[0]?.code ?? '']
}
const storedOf = async ({ id }: { id: string }): Promise<[string | undefined, string | undefined]> => {
  const account = await modelOf(app.payload, 'users').findById(id).lean<{ email: string }>()
  const profile = await modelOf(app.payload, 'profiles').findOne({ user: id }).lean<{ email: string }>()
  return [account?.email, profile?.email]
}
const invite = async ({ id }: { id: string }): Promise<number> =>
  (await app.request('POST', `/api/users/${id}/invitation`, { as: registrar })).status
const choosePassword = async (token: string | undefined): Promise<number> =>
  (await app.request('POST', '/api/users/set-password', { body: { token, password: GOOD_PASSWORD } })).status
const tokenTo = async (email: string): Promise<string | undefined> =>
  (await mailsTo(app.payload, email))
    .at(-1)
    ?.links.find((link) => link.includes('#'))
    ?.split('#')[1]
const historyOf = ({ id }: { id: string }) =>
  modelOf(app.payload, 'audit-log').find({ account: id, reason }).lean<{ action: string }[]>()

describe('the address of a person whom staff entered', () => {
  let person: EnteredPerson

  it('is corrected at once, also after an invitation, which opens nothing any more; the person is invited again', async () => {
    person = await makeEnteredPerson(app.payload)
    expect(await invite(person)).toBe(200)
    const stale = await tokenTo(person.email)
    const email = newEmail()
    expect(await change(person, email)).toEqual([200, 'changed'])
    expect(await storedOf(person)).toEqual([email, email])
    expect(await choosePassword(stale)).toBe(400)
    expect([await invite(person), await invite(person)]).toEqual([200, 409])
    expect(await mailsTo(app.payload, email)).toHaveLength(1)
    expect(await choosePassword(await tokenTo(email))).toBe(200)
    expect((await historyOf(person)).map(({ action }) => action)).toEqual(['account.address-changed'])
  })

  it('may be the earlier one again, to which a new invitation goes', async () => {
    person = await makeEnteredPerson(app.payload)
    const between = newEmail()
    expect(await invite(person)).toBe(200)
    expect(await change(person, between)).toEqual([200, 'changed'])
    expect(await invite(person)).toBe(200)
    expect(await change(person, person.email)).toEqual([200, 'changed'])
    expect(await invite(person)).toBe(200)
    expect(await mailsTo(app.payload, person.email)).toHaveLength(2)
    expect(await choosePassword(await tokenTo(between))).toBe(400)
    expect(await choosePassword(await tokenTo(person.email))).toBe(200)
  })

  it('follows in the profile when a crash has left the earlier one there', async () => {
    person = await makeEnteredPerson(app.payload)
    await modelOf(app.payload, 'profiles').updateOne(
      { user: person.id },
      { $set: { email: 'before@example.org' } },
    )
    expect(await change(person, person.email)).toEqual([400, 'invalid'])
    expect(await storedOf(person)).toEqual([person.email, person.email])
  })

  it('is not that of somebody else', async () => {
    person = await makeEnteredPerson(app.payload)
    expect(await change(person, admin.email)).toEqual([409, 'taken'])
    expect(await storedOf(person)).toEqual([person.email, person.email])
  })

  it('goes to one of two people who are given it at once', async () => {
    const [one, other, email] = [
      await makeEnteredPerson(app.payload),
      await makeEnteredPerson(app.payload),
      newEmail(),
    ]
    const answers = await Promise.all([change(one, email), change(other, email)])
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409])
  })

  it('is left to administrators when the person has a role: with the mail, a registrar would have it', async () => {
    person = await makeEnteredPerson(app.payload)
    await giveRole(app.payload, person.id, 'treasurer')
    expect(await change(person, newEmail())).toEqual([403, 'forbidden'])
    expect(await change(person, newEmail(), admin)).toEqual([200, 'changed'])
  })
})

describe('the address of somebody who signs in', () => {
  it('stays until the link to the new one is opened, and is told who asked', async () => {
    const person = await makeAccount(app.payload)
    await confirmEmailOf(app.payload, person)
    const email = newEmail()
    expect(await change(person, email)).toEqual([403, 'forbidden'])
    expect(await change(person, email, admin)).toEqual([200, 'asked'])
    expect((await storedOf(person))[0]).toBe(person.email)
    expect((await mailsTo(app.payload, person.email)).at(-1)?.text).toContain('Our office was asked')
    const token = await tokenTo(email)
    expect((await app.request('POST', '/api/users/email/confirm', { body: { token } })).status).toBe(200)
    expect(await storedOf(person)).toEqual([email, email])
    expect((await historyOf(person)).map(({ action }) => action)).toEqual(['account.address-asked'])
  })

  it('does not tell whether another person has the new one', async () => {
    const person = await makeAccount(app.payload)
    expect(await change(person, registrar.email, admin)).toEqual([200, 'asked'])
    expect((await mailsTo(app.payload, registrar.email)).at(-1)?.template).toBe('newEmailTaken')
  })

  it('is not changed while the account is locked, without a reason, or to itself', async () => {
    const person = await makeAccount(app.payload)
    expect(await change(person, person.email, admin)).toEqual([400, 'invalid'])
    const body = { email: newEmail(), reason: ' ' }
    expect((await app.request('POST', `/api/users/${person.id}/address`, { as: admin, body })).status).toBe(
      400,
    )
    await app.request('POST', `/api/users/${person.id}/lock`, { as: admin, body: {} })
    expect(await change(person, newEmail(), admin)).toEqual([409, 'locked'])
  })
})
