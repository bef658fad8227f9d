import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { OwnProfile } from '../../../../../domain/people/profiles/profile.schema'
import { PERSON_PARTS } from '../../../../../domain/people/personRecord/personParts.schema'
import { modelOf } from '../../../../../platform/database'
import { keysOf } from '../../../../../platform/records.schema'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { makeEnteredPerson } from '../../../../helpers/enteredPeople'
import { makeEvent } from '../../../../helpers/events'
import { enterGroup, makeGroup } from '../../../../helpers/groups'
import type { TestApp } from '../../../../helpers/testPayload'
import { asker } from './ask'
import type { Calls } from './calls.types'

/** Somebody with something in the parts of the record. */
const makeKnownPerson = async (app: TestApp, admin: Account): Promise<Account> => {
  const { payload } = app
  const person = await makeAccount(payload)
  const { id: event } = await makeEvent(payload)
  await modelOf(payload, 'registrations').create({ event, user: person.id })
  await enterGroup(payload, await makeGroup(payload), person.id)
  await modelOf(payload, 'cpd-entries').create({
    user: person.id,
    title: 'Soil mechanics',
    kind: 'course',
    date: new Date(),
    hours: 4,
  })
  const ask = asker(app, admin)
  await ask('POST', `/api/users/${person.id}/notes`, { body: { note: 'Called.', key: randomUUID() } })
  await ask('POST', `/api/users/${person.id}/details`, {
    body: { details: { phone: '+211 912 000 009' }, seen: { phone: null } },
  })
  await app.request('POST', '/api/users/login', { body: { email: person.email, password: person.password } })
  return person
}

/** On people of their own. */
export const personCalls = async (app: TestApp, admin: Account): Promise<Calls> => {
  const [person, entered] = [await makeKnownPerson(app, admin), await makeEnteredPerson(app.payload)]
  const { id: profile } = await asker(app, person)<OwnProfile>('GET', '/api/profiles/me')
  const at = (part: string, { id }: { id: string } = person) => `/api/users/${id}/${part}`
  const parts = keysOf(PERSON_PARTS).map((part) => [
    `get /api/users/{id}/part/${part}`,
    { path: at(`part/${part}`) },
  ])
  return {
    'get /api/users/list': {},
    'get /api/users/list.csv': {},
    'get /api/users/list.xlsx': {},
    'post /api/people-imports/person': {
      body: {
        id: new ObjectId().toHexString(),
        fullName: 'Rebecca Keji',
        email: newEmail(),
        region: 'other',
        isNew: true,
      },
    },
    'get /api/users/{id}/account': { path: at('account') },
    'get /api/users/{id}/details': { path: at('details') },
    'post /api/users/{id}/details': {
      path: at('details'),
      body: { details: { organization: 'Ministry of Roads' }, seen: { organization: null } },
    },
    'post /api/users/{id}/address': {
      path: at('address'),
      body: { email: newEmail(), reason: 'Came to the office.' },
    },
    'post /api/users/{id}/notes': {
      path: at('notes'),
      body: { note: 'Prefers to be called.', key: randomUUID() },
    },
    ...(Object.fromEntries(parts) as Calls),
    'post /api/users/{id}/invitation': { path: at('invitation', entered) },
    'patch /api/profiles/{id}/fields': {
      path: `/api/profiles/${profile}/fields`,
      body: { professionalTitle: 'Engineer' },
    },
  }
}
