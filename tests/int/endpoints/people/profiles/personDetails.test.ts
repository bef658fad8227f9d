import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonDetails } from '../../../../../domain/people/memberProfiles/personDetailTexts.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let registrar: Account
let treasurer: Account

beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
})
afterAll(() => app.stop())

const makePerson = async (fields: Record<string, unknown> = {}): Promise<Account> => {
  const person = await makeAccount(app.payload, { fullName: 'Achol Deng' })
  await modelOf(app.payload, 'profiles').updateOne({ user: person.id }, { $set: fields })
  return person
}
const read = async ({ id }: Account, as = registrar): Promise<PersonDetails> =>
  (await app.request('GET', `/api/users/${id}/details`, { as })).json() as Promise<PersonDetails>
const correct = ({ id }: Account, details: object, seen: object, as = registrar): Promise<Response> =>
  app.request('POST', `/api/users/${id}/details`, { as, body: { details, seen } })

describe('the details of a person', () => {
  it('are read by staff who read people, and corrected by those who decide about memberships', async () => {
    const person = await makePerson({ phone: '+211 912 000 001' })
    expect(await read(person, treasurer)).toEqual({
      fullName: 'Achol Deng',
      phone: '+211 912 000 001',
      postalAddress: null,
      birthDate: null,
      professionalTitle: null,
      organization: null,
      specialization: null,
      yearsOfExperience: null,
      licenseNumber: null,
    })
    const details = {
      fullName: ' Achol Deng Ajak ',
      phone: '',
      postalAddress: ' P.O. Box 12\r\nHai Malakal\nJuba ',
      birthDate: '1990-02-03',
      yearsOfExperience: '12',
      organization: 'Nile Works',
    }
    const seen = {
      fullName: 'Achol Deng',
      phone: '+211 912 000 001',
      postalAddress: null,
      birthDate: null,
      yearsOfExperience: null,
      organization: null,
    }
    expect((await correct(person, details, seen, treasurer)).status).toBe(403)
    expect((await correct(person, details, seen, person)).status).toBe(403)
    expect((await correct(person, details, seen)).status).toBe(200)
    expect(await read(person)).toMatchObject({
      fullName: 'Achol Deng Ajak',
      phone: null,
      postalAddress: 'P.O. Box 12\nHai Malakal\nJuba',
      birthDate: '1990-02-03',
      yearsOfExperience: 12,
      organization: 'Nile Works',
      licenseNumber: null,
    })
    const [entry] = await modelOf(app.payload, 'audit-log')
      .find({ account: person.id, action: 'profile.corrected' })
      .lean()
    expect(entry).toMatchObject({
      after: { fields: 'Full name, Phone, Postal address, Date of birth, Organization, Years of experience' },
    })
    // the log names the fields, not the person’s number or address
    expect(JSON.stringify(entry)).not.toMatch(/912 000|Malakal/)
  })

  it('are changed by one of two who correct the same field, and by both in different fields', async () => {
    const person = await makePerson({ phone: '1', organization: 'Old' })
    const both = await Promise.all([
      correct(person, { phone: '2' }, { phone: '1' }),
      correct(person, { organization: 'New' }, { organization: 'Old' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await read(person)).toMatchObject({ phone: '2', organization: 'New' })
    const same = await Promise.all([
      correct(person, { phone: '3' }, { phone: '2' }),
      correct(person, { phone: '4' }, { phone: '2' }),
    ])
    expect(same.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read(person)).phone).toBe(same[0].status === 200 ? '3' : '4')
  })

  it('are emptied by a text of spaces and line breaks', async () => {
    const person = await makePerson({ postalAddress: 'Juba' })
    expect((await correct(person, { postalAddress: ' \n ' }, { postalAddress: 'Juba' })).status).toBe(200)
    expect((await read(person)).postalAddress).toBeNull()
  })

  it('are refused where they cannot be, and leave everything else alone', async () => {
    const person = await makePerson({ region: 'other' })
    const refused: [details: object, seen: object][] = [
      [{ fullName: ' ' }, { fullName: 'Achol Deng' }],
      [{ phone: 'x'.repeat(21) }, { phone: null }],
      [{ postalAddress: 'x'.repeat(301) }, { postalAddress: null }],
      [{ postalAddress: 'P.O. Box\t12' }, { postalAddress: null }],
      [{ birthDate: '2999-01-01' }, { birthDate: null }],
      [{ birthDate: 'yesterday' }, { birthDate: null }],
      [{ yearsOfExperience: '81' }, { yearsOfExperience: null }],
      [{ phone: '1' }, {}],
      [{ region: 'greater_equatoria' }, { region: 'other' }],
      [{ phone: '1' }, { phone: { $ne: 'x' } }],
    ]
    for (const [details, seen] of refused) expect((await correct(person, details, seen)).status).toBe(400)
    const stored = await modelOf(app.payload, 'profiles').findOne({ user: person.id }).lean()
    expect(stored).toMatchObject({ fullName: 'Achol Deng', region: 'other' })
    expect((await correct({ ...person, id: '0'.repeat(24) }, { phone: '1' }, { phone: null })).status).toBe(
      404,
    )
  })
})
