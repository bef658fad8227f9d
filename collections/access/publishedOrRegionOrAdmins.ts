import type { Access } from 'payload'
import { OUTSIDE_TRASH } from './outsideTrash'
import { isAdmin, isChapterLead } from './roles'

/**
 * Published documents for everyone, a chapter lead's region's drafts too, all of them for administrators.
 * Needs `region`.
 */
export const publishedOrRegionOrAdmins: Access = ({ req: { user } }) => {
  if (isAdmin(user)) return true
  const published = { _status: { equals: 'published' } }
  if (!isChapterLead(user) || !user?.chapterRegion) return published
  return { or: [published, { and: [{ region: { equals: user.chapterRegion } }, OUTSIDE_TRASH] }] }
}
