import { afterAll, beforeAll, expect, it } from 'vitest'
import { findSignedIn } from '../../../domain/accounts/authentication/findSignedIn'
import { endSession } from '../../../domain/accounts/credentials'
import { modelOf } from '../../../platform/database'
import { confirmEmailOf, makeAccount, makeCrowd } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import { required } from '../../helpers/required'

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const tokenOf = ({ cookie }: { cookie: string }): string => cookie.split('=')[1] ?? ''

it('reads the signed-in account as Payload does', async () => {
  const people = [
    await makeAccount(app.payload),
    await makeAccount(app.payload, { roles: ['admin', 'member'] }),
    await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' }),
  ]
  await confirmEmailOf(app.payload, required(people[0]))
  await modelOf(app.payload, 'users').updateOne(
    { _id: required(people[1]).id },
    { $set: { lockedAt: new Date() } },
  )
  const found = await Promise.all(people.map((person) => findSignedIn(app.payload, tokenOf(person))))
  for (const [place, { id }] of people.entries()) {
    const { collection, ...user } = required(found[place]).user
    // `name` is for the panel's lists, `emailProvedAt` is internal
    const {
      name: _name,
      emailProvedAt: _provedAt,
      ...asPayloadReads
    } = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true }) // Payload's own result for the account, without access control
    expect(JSON.parse(JSON.stringify(user))).toEqual(
      JSON.parse(JSON.stringify({ ...asPayloadReads, collection: undefined })),
    )
    expect(collection).toBe('users')
  }
})

it('distinguishes simultaneous requests of several people, and finds no session that has ended', async () => {
  const crowd = await makeCrowd(app.payload, 60)
  const gone = crowd.filter((_, place) => place % 3 === 0)
  await Promise.all(gone.map((person) => endSession(app.payload, tokenOf(person))))
  await modelOf(app.payload, 'sessions').updateMany(
    { user: { $in: crowd.filter((_, place) => place % 3 === 1 && place < 10).map(({ id }) => id) } },
    { $set: { expiresAt: new Date(Date.now() - 1000) } },
  )
  const found = await Promise.all(
    [...crowd, ...crowd].map((person) => findSignedIn(app.payload, tokenOf(person))),
  )
  const expected = crowd.map(({ id }, place) =>
    place % 3 === 0 || (place % 3 === 1 && place < 10) ? undefined : id,
  )
  expect(found.map((one) => one?.user.id)).toEqual([...expected, ...expected])
})
