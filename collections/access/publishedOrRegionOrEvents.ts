import type { Access } from 'payload'
import { OUTSIDE_TRASH } from './outsideTrash'
import { hasRight, isChapterLead } from './roles'

/**
 * Published documents for everyone, a chapter lead's region's drafts too, all of them for who manages events.
 * Needs `region`.
 */
export const publishedOrRegionOrEvents: Access = ({ req: { user } }) => {
  if (hasRight(user, 'events')) return true
  const published = { _status: { equals: 'published' } }
  if (!isChapterLead(user) || !user?.chapterRegion) return published
  return { or: [published, { and: [{ region: { equals: user.chapterRegion } }, OUTSIDE_TRASH] }] }
}
