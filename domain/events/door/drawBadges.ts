import type { PayloadRequest } from 'payload'
import { findStaffEvent } from '..'
import { signTicket } from '../orders'
import { BADGES_PER_FILE } from './badges.constants'
import type { BadgesQuery } from './badges.schema'
import { findExpected, findOrganizations } from './doorEntriesRepository'

/**
 * Draws the badges of who may come to an event, a hundred in a file, by name. The caller checks the permission.
 * @returns `not_found` for an event of another region; `no_badges` where nobody is left for the page
 */
export const drawBadges = async (
  req: PayloadRequest,
  id: unknown,
  { format, page }: BadgesQuery,
): Promise<{ slug: string; content: Buffer } | { problem: 'not_found' | 'no_badges' }> => {
  const { payload } = req
  const event = (await findStaffEvent(req, id))?.event
  if (!event) return { problem: 'not_found' }
  const expected = (await findExpected(payload, event.id))
    .filter(({ state, extra }) => state === 'valid' && extra === null)
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || one.id.localeCompare(other.id))
    .slice((page - 1) * BADGES_PER_FILE, page * BADGES_PER_FILE)
  if (expected.length === 0) return { problem: 'no_badges' }
  const organizations = await findOrganizations(
    payload,
    expected.flatMap(({ user }) => user ?? []),
  )
  const { renderBadges } = await import('./renderBadges') // rarely needed, and large
  const { name } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false })
  const content = await renderBadges({
    badges: expected.map((entry) => ({
      name: entry.name,
      organization: (entry.user && organizations.get(entry.user)) || '',
      type: entry.type,
      code: signTicket(payload, entry.id),
    })),
    format,
    event: event.title,
    association: name,
    madeAt: new Date().toISOString(),
  })
  return { slug: event.slug, content }
}
