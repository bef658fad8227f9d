import type { PayloadRequest } from 'payload'
import { idOf } from '../../../platform/idOf'

/** More people than these are no search but everybody. */
const MAX_FOUND = 200

/** The accounts whose name, address or membership number contains a text. */
export const findAccountsLike = async (req: PayloadRequest, text: string): Promise<string[]> => {
  const shared = { limit: MAX_FOUND, depth: 0, select: { user: true }, overrideAccess: false, req } as const
  const [profiles, memberships] = await Promise.all([
    req.payload.find({
      ...shared,
      collection: 'profiles',
      where: { or: [{ fullName: { contains: text } }, { email: { contains: text } }] },
    }),
    req.payload.find({ ...shared, collection: 'memberships', where: { number: { contains: text } } }),
  ])
  return [...profiles.docs, ...memberships.docs].flatMap(({ user }) => idOf(user) ?? [])
}
