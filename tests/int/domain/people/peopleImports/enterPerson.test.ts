import { randomInt, randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { enterPerson } from '../../../../../domain/people/peopleImports'
import {
  type NewPersonInput,
  newPersonSchema,
} from '../../../../../domain/people/peopleImports/newPerson.schema'
import { modelOf } from '../../../../../platform/database'
import { makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let req: PayloadRequest
beforeAll(async () => {
  app = await startTestPayload()
  const { id } = await makeAccount(app.payload, { roles: ['registrar'] })
  req = { payload: app.payload, user: { id, collection: 'users' } } as unknown as PayloadRequest
})
afterAll(() => app.stop())

const person = (fields: Record<string, unknown> = {}): NewPersonInput =>
  newPersonSchema.parse({
    id: new ObjectId().toHexString(),
    fullName: `Nyibol ${randomUUID().slice(0, 8)}`,
    ...fields,
  })

const MEMBER = { grade: 'professional', startedOn: '2020-03-01', expiresOn: '2099-02-28' }

const countOf = async (slug: 'users' | 'profiles' | 'memberships' | 'outbox', filter: object) =>
  modelOf(app.payload, slug).countDocuments(filter)

describe('a person from a paper form', () => {
  it('is made without an account, once, however often the form is sent', async () => {
    const facts = { birthDate: '1988-01-31', postalAddress: 'P.O. Box 12\nMalakal' }
    const input = person({ email: '', region: 'greater_upper_nile', ...facts })
    const answers = await Promise.all([1, 2, 3].map(() => enterPerson(req, input)))
    expect(answers).toContainEqual({ outcome: 'created', id: input.id })
    expect(await enterPerson(req, input)).toEqual({ outcome: 'created', id: input.id })
    const user = new ObjectId(input.id)
    expect(await modelOf(app.payload, 'users').findById(user).lean()).toMatchObject({
      email: `${input.id}@no-address.invalid`,
      awaitsInvitation: true,
    })
    expect(await countOf('profiles', { user, fullName: input.fullName, ...facts })).toBe(1)
    expect(await countOf('memberships', { user })).toBe(0)
  })

  it('has the membership of the form, with the number that it has or the next one', async () => {
    const number = `PM ${String.fromCharCode(...Array.from({ length: 12 }, () => 65 + randomInt(26)))}` // moves no series on
    const [numbered, other] = [person({ ...MEMBER, number }), person(MEMBER)]
    for (let time = 0; time < 2; time += 1)
      expect(await enterPerson(req, numbered)).toEqual({ outcome: 'created', id: numbered.id })
    expect(await enterPerson(req, other)).toEqual({ outcome: 'created', id: other.id })
    expect(
      await countOf('memberships', { user: new ObjectId(numbered.id), number, grade: 'professional' }),
    ).toBe(1)
    expect(await countOf('memberships', { user: new ObjectId(other.id), number: /^ACE-\d{4}-\d{4,}$/ })).toBe(
      1,
    )
    expect(await enterPerson(req, person({ ...MEMBER, number, isNew: true }))).toEqual({
      problems: [{ field: 'number', message: `The number ${number} belongs to somebody else.` }],
    })
  })

  it('is not made while somebody known may be the same, unless staff say that it is another', async () => {
    const email = `${randomUUID()}@example.org`
    const phone = `+211 92${randomInt(1_000_000, 9_999_999)}`
    const known = person({ email, phone })
    await enterPerson(req, known)
    const again = person({ phone })
    expect(await enterPerson(req, again)).toMatchObject({
      outcome: 'possible_duplicates',
      candidates: [{ user: known.id, name: known.fullName, email, reasons: ['phone'] }],
    })
    expect(await enterPerson(req, person({ fullName: known.fullName, email }))).toMatchObject({
      outcome: 'possible_duplicates',
      candidates: [{ user: known.id }],
    })
    expect(await countOf('users', { _id: new ObjectId(again.id) })).toBe(0)
    expect(await enterPerson(req, { ...again, isNew: true })).toEqual({ outcome: 'created', id: again.id })
    expect(await enterPerson(req, person({ email, isNew: true }))).toEqual({
      problems: [{ field: 'email', message: 'This address belongs to somebody else.' }],
    })
  })

  it('is told with each field that is wrong, and nothing is made', async () => {
    const wrong = person({
      fullName: 'X',
      email: 'no address',
      phone: '12',
      birthDate: '2999-01-01',
      grade: 'professional',
    })
    const result = await enterPerson(req, wrong)
    expect('problems' in result && result.problems.map(({ field }) => field).sort()).toEqual([
      'birthDate',
      'email',
      'expiresOn',
      'fullName',
      'phone',
      'startedOn',
    ])
    expect(await countOf('users', { _id: new ObjectId(wrong.id) })).toBe(0)
  })

  it('has no postal address that is too long or has control characters', () => {
    expect(person({ postalAddress: ' Juba\r\nKator ' }).postalAddress).toBe('Juba\nKator')
    for (const postalAddress of ['x'.repeat(301), 'P.O. Box\t12'])
      expect(() => person({ postalAddress })).toThrow(ZodError)
  })

  it('is invited when staff say so, once, and only with an address', async () => {
    expect(await enterPerson(req, person({ isInvited: true }))).toEqual({
      problems: [{ field: 'email', message: 'Please enter an address that the invitation can be sent to.' }],
    })
    const email = `${randomUUID()}@example.org`
    const input = person({ email, isInvited: 'on' })
    expect(await enterPerson(req, input)).toEqual({ outcome: 'created', id: input.id })
    await enterPerson(req, input)
    expect(await countOf('outbox', { to: email, template: 'invitation' })).toBe(1)
    const quiet = person({ email: `${randomUUID()}@example.org` })
    await enterPerson(req, quiet)
    expect(await countOf('outbox', { to: quiet.email })).toBe(0)
  })
})
