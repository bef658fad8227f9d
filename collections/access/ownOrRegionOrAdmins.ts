import type { Access } from 'payload'
import { isAdmin, isChapterLead } from './roles'

/**
 * The signed-in person's own documents, a chapter lead's region's, all of them for administrators. Needs
 * `user` and `region`.
 */
export const ownOrRegionOrAdmins: Access = ({ req: { user } }) => {
  if (!user) return false
  if (isAdmin(user)) return true
  const own = { user: { equals: user.id } }
  return isChapterLead(user) && user.chapterRegion
    ? { or: [own, { region: { equals: user.chapterRegion } }] }
    : own
}
