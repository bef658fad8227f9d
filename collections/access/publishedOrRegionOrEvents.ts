import type { Access } from 'payload'
import { OUTSIDE_TRASH } from './outsideTrash'
import { hasBranchRight, hasRight, regionWith } from './roles'

/**
 * Published documents for everyone, drafts of the own region for who reads its events, all of them for
 * who manages events.
 * Needs `region`.
 */
export const publishedOrRegionOrEvents: Access = ({ req: { user } }) => {
  if (hasRight(user, 'events')) return true
  const published = { _status: { equals: 'published' } }
  const region = regionWith(user, 'readEvents')
  if (!region) return published
  const own = { region: { equals: region } }
  return { or: [published, hasBranchRight(user, 'changeEvents') ? own : { and: [own, OUTSIDE_TRASH] }] }
}
