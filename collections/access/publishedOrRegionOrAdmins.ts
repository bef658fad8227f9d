import type { Access } from 'payload'
import { isAdmin, isChapterLead } from './roles'

/** Published documents for everyone, a chapter lead's region's drafts too, all of them for administrators. Needs `region`. */
export const publishedOrRegionOrAdmins: Access = ({ req: { user } }) => {
  if (isAdmin(user)) return true
  const published = { _status: { equals: 'published' } }
  return isChapterLead(user) && user?.chapterRegion ? { or: [published, { region: { equals: user.chapterRegion } }] } : published
}
