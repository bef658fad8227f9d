import type { Access } from 'payload'
import { type Right, hasRight, isChapterLead } from './roles'

/**
 * The signed-in person's own documents, a chapter lead's region's, all of them for staff with a right. Needs
 * `user` and `region`.
 */
export const ownOrRegionOr =
  (right: Right): Access =>
  ({ req: { user } }) => {
    if (!user) return false
    if (hasRight(user, right)) return true
    const own = { user: { equals: user.id } }
    return isChapterLead(user) && user.chapterRegion
      ? { or: [own, { region: { equals: user.chapterRegion } }] }
      : own
  }
