import type { PayloadRequest } from 'payload'
import { readOwnMembership } from '../membership/memberships'
import { CPD_KINDS } from './kinds.schema'
import { listCpdEntries } from './listCpdEntries'
import { readCpdSummary } from './readCpdRecord'

/** Far more than a year has room for; beyond it the sheet says that there are more. */
const MAX_ENTRIES = 1000

/** A member's record of a year as PDF. */
export const drawCpdRecord = async (
  req: PayloadRequest,
  user: NonNullable<PayloadRequest['user']>,
  year: number,
): Promise<Buffer> => {
  const { payload } = req
  const [{ fullName, registeredName, number }, summary, entries, site, { renderCpdRecord }] =
    await Promise.all([
      readOwnMembership(req, user),
      readCpdSummary(payload, user.id, year),
      listCpdEntries(payload, user.id, year, { limit: MAX_ENTRIES + 1 }),
      payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
      import('./renderCpdRecord'), // loaded when needed: seldom used and large
    ])
  return renderCpdRecord({
    ...summary,
    fullName: registeredName ?? fullName,
    number,
    entries: entries.slice(0, MAX_ENTRIES).map(({ kind, ...entry }) => ({ ...entry, kind: CPD_KINDS[kind] })),
    hasMore: entries.length > MAX_ENTRIES,
    madeAt: new Date().toISOString(),
    association: { name: site.name, url: payload.config.serverURL },
  })
}
