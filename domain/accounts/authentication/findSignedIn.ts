import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { User } from '../../../payload-types'
import { batchCalls } from '../../../platform/batchCalls'
import { perPayload } from '../../../platform/perPayload'
import { type StoredUser, findRolesOf, findUsers } from '..'
import { findSessions } from '../credentials'

export interface SignedIn {
  sessionId: string
  user: User
}

const toUser = (
  { _id, email, emailVerifiedAt, lockedAt, createdAt, updatedAt }: StoredUser,
  roles: Pick<User, 'roles' | 'branchRoles' | 'chapterRegion' | 'ledGroup'>,
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
  const [users, rolesOf] = await Promise.all([findUsers(payload, ids), findRolesOf(payload, ids)])
  const byId = new Map(users.map((user) => [user._id.toHexString(), user]))
  return sessions.map((session) => {
    const user = session && byId.get(session.userId)
    return user && { sessionId: session.id, user: toUser(user, rolesOf(user._id)) }
  })
}

const finders = perPayload((payload) => batchCalls((tokens: string[]) => findAll(payload, tokens)))

/**
 * The valid session of a token, with its account and current roles. Read at every call, never cached, and not
 * through Payload's operations, whose cost every request would have; simultaneous calls share the database
 * queries.
 */
export const findSignedIn = (payload: Payload, token: string): Promise<SignedIn | undefined> =>
  finders(payload)(token)
