import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findSessions } from '../credentials'
import type { User } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { batchCalls } from '../../platform/batchCalls'
import { perPayload } from '../../platform/perPayload'
import { findRolesOf } from '../accounts'

interface StoredUser extends Record<'createdAt' | 'updatedAt', Date> {
  _id: ObjectId
  email: string
  emailVerifiedAt?: Date | null
  lockedAt?: Date | null
}

export interface SignedIn {
  sessionId: string
  user: User
}

const toUser = (
  { _id, email, emailVerifiedAt, lockedAt, createdAt, updatedAt }: StoredUser,
  roles: Pick<User, 'roles' | 'chapterRegion'>,
): User => ({
  id: _id.toHexString(),
  email,
  emailVerifiedAt: emailVerifiedAt?.toISOString(),
  lockedAt: lockedAt?.toISOString(),
  ...roles,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  collection: 'users',
})

const findAll = async (payload: Payload, tokens: string[]): Promise<(SignedIn | undefined)[]> => {
  const sessions = await findSessions(payload, tokens)
  const ids = sessions.flatMap((session) => (session ? [new ObjectId(session.userId)] : []))
  if (ids.length === 0) return sessions.map(() => undefined)
  const [users, roles] = await Promise.all([
    modelOf(payload, 'users')
      .collection.find({ _id: { $in: ids } })
      .toArray() as Promise<unknown> as Promise<StoredUser[]>,
    findRolesOf(payload, ids),
  ])
  const byId = new Map(users.map((user) => [user._id.toHexString(), user]))
  return sessions.map((session) => {
    const user = session && byId.get(session.userId)
    return user && { sessionId: session.id, user: toUser(user, roles(user._id)) }
  })
}

const finders = perPayload((payload) => batchCalls((tokens: string[]) => findAll(payload, tokens)))

/**
 * The living session of a token and its account with the roles it has now. Read when it is asked for, never remembered,
 * and past Payload's operations, whose price would be paid with every request; who asks at the same moment shares the
 * questions to the database.
 */
export const findSignedIn = (payload: Payload, token: string): Promise<SignedIn | undefined> =>
  finders(payload)(token)
