import { afterAll, beforeAll, expect, it } from 'vitest'
import { signPreferences } from '../../../../../domain/people/consents'
import type { Preferences } from '../../../../../domain/people/consents/consentTexts.schema'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
})
afterAll(() => app.stop())

const look = async (token: string): Promise<Preferences> => {
  const answer = await app.request('POST', '/api/consents/look', { body: { token } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Preferences
}
const stateOf = async (token: string, choice: string) =>
  (await look(token)).states.find((state) => state.choice === choice)
const tokenFor = ({ id }: Account, sentAt = new Date()): string =>
  signPreferences(app.payload, { user: id, kind: 'news', mailing: '' }, sentAt)
const press = (token: string): Promise<Response> =>
  app.request('POST', `/api/consents/unsubscribe?token=${encodeURIComponent(token)}`, {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

it('one click in a mail program ends one kind of mail, without cookies and without a redirect', async () => {
  const person = await makeAccount(app.payload)
  const token = tokenFor(person)
  expect(await stateOf(token, 'news')).toMatchObject({ isGiven: true, changedAt: null })
  expect([(await press(token)).status, (await press(token)).status]).toEqual([200, 200])
  expect(await stateOf(token, 'news')).toMatchObject({ isGiven: false, way: 'oneClick', changedBy: null })
  expect(await stateOf(token, 'events')).toMatchObject({ isGiven: true })
})

it('a scanner that opens the link changes nothing', async () => {
  const person = await makeAccount(app.payload)
  const token = tokenFor(person)
  const answer = await app.request('GET', `/api/consents/unsubscribe?token=${encodeURIComponent(token)}`)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe(`/mail-preferences#${token}`)
  expect(await stateOf(token, 'news')).toMatchObject({ isGiven: true })
})

it('a link that is forged, of somebody else, or older than 400 days opens nothing', async () => {
  const [person, other] = [await makeAccount(app.payload), await makeAccount(app.payload)]
  const token = tokenFor(person)
  const forged = token.replace(person.id, other.id)
  const old = tokenFor(person, new Date(Date.now() - 402 * 86_400_000))
  for (const wrong of [forged, old, 'x', `${token}x`]) {
    expect((await press(wrong)).status).toBe(410)
    expect((await app.request('POST', '/api/consents/look', { body: { token: wrong } })).status).toBe(410)
  }
  expect((await app.request('POST', '/api/consents/look', { body: {} })).status).toBe(401)
})

it('a choice is remembered with who made it: the person, or staff', async () => {
  const person = await makeAccount(app.payload, { fullName: 'Mary Member' })
  const choose = (as: Account, path: string, choices: object): Promise<Response> =>
    app.request('POST', path, { as, body: { choices } })
  expect((await choose(person, '/api/consents/choose', { votes: false, sms: true })).status).toBe(200)
  expect((await choose(admin, `/api/consents/${person.id}/set`, { dues: false })).status).toBe(200)
  expect((await choose(person, `/api/consents/${person.id}/set`, { dues: true })).status).toBe(403)
  const { states } = await look(tokenFor(person))
  expect(states).toMatchObject([
    { choice: 'news', isGiven: true, way: null },
    { choice: 'events', isGiven: true, way: null },
    { choice: 'dues', isGiven: false, way: 'staff', changedBy: 'Achol Admin' },
    { choice: 'votes', isGiven: false, way: 'profile', changedBy: 'Mary Member' },
    { choice: 'sms', isGiven: true, way: 'profile' },
  ])
  const { docs } = await app.payload.find({
    collection: 'audit-log',
    where: { account: { equals: person.id }, subjectCollection: { equals: 'consents' } },
    overrideAccess: true, // the test checks the result
  })
  expect(docs).toHaveLength(3)
})
