import type { CollectionAfterReadHook } from 'payload'
import type { User } from '../../../payload-types'

/** Fills an account's virtual `roles` and `chapterRegion` from the roles collection. */
export const readRoles: CollectionAfterReadHook<User> = async ({ doc, req }) => {
  if (doc.roles) return doc
  const { docs } = await req.payload.db.find<{ role: NonNullable<User['roles']>[number]; region?: User['chapterRegion'] }>({
    collection: 'roles',
    where: { user: { equals: doc.id } },
    pagination: false,
    req,
  })
  doc.roles = docs.map(({ role }) => role)
  doc.chapterRegion = docs.find(({ role }) => role === 'chapter_lead')?.region ?? null
  return doc
}
