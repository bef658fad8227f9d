import { type Db, ObjectId } from 'mongodb'
import { makeToken } from '../../domain/accounts/credentials'
import { required } from './required'

const DAY_MS = 24 * 60 * 60 * 1000

export interface Person {
  id: ObjectId
  email: string
  cookie: string
}

/** Signed-in accounts, written to the database: hashing their passwords would take longer than the test. */
export const signedInPeople = async (db: Db, count: number): Promise<Person[]> => {
  const now = new Date()
  const people = Array.from({ length: count }, () => ({ id: new ObjectId(), ...makeToken() })).map(
    ({ id, token, tokenHash }) => ({ id, email: `${id.toHexString()}@example.org`, token, tokenHash }),
  )
  const stamps = { createdAt: now, updatedAt: now }
  await db.collection('users').insertMany(people.map(({ id, email }) => ({ _id: id, email, ...stamps })))
  await db.collection('sessions').insertMany(
    people.map(({ id, tokenHash }) => ({
      user: id,
      tokenHash,
      expiresAt: new Date(now.getTime() + DAY_MS),
      lastSeenAt: now,
      authenticatedAt: now,
      ...stamps,
    })),
  )
  return people.map(({ id, email, token }) => ({ id, email, cookie: `ace_session=${token}` }))
}

/** An administrator without a second factor. */
export const signedInAdmin = async (db: Db): Promise<Person> => {
  const [admin] = await signedInPeople(db, 1)
  const now = new Date()
  await db
    .collection('roles')
    .insertOne({ user: required(admin).id, role: 'admin', createdAt: now, updatedAt: now })
  await db
    .collection('globals')
    .updateOne(
      { globalType: 'staff-settings' },
      { $set: { secondFactorForStaff: 'optional', updatedAt: now }, $setOnInsert: { createdAt: now } },
      { upsert: true },
    )
  return required(admin)
}
