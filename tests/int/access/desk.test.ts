import type { ClientUser, CollectionSlug } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { BRANCH_ROLES, type Role, STAFF_ROLES } from '../../../collections/access/roles'
import { DESK_GROUPS, groupsFor } from '../../../frontend/features/office/desk/deskGroups'
import { paths } from '../../../frontend/paths'
import type { Session } from '../../../frontend/lib/session/sessionQuery'
import { type Account, makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'
import { renderPage } from '../../helpers/walkPages'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
}, 60_000)

const ENTRIES = DESK_GROUPS.flatMap(({ entries }) => entries.map(({ to }) => to))

/** Whether an entry opens: its page is shown, or the panel shows its collection. */
const opens = async (to: string, as: Account, user: Session['user']): Promise<boolean> => {
  const slug = /^\/cms\/collections\/(.+)$/.exec(to)?.[1]
  if (!slug) return (await renderPage(app, to, as)).status === 200
  const { hidden } = app.payload.collections[slug as CollectionSlug].config.admin
  return typeof hidden === 'function'
    ? !hidden({ user: { ...user, collection: 'users' } as ClientUser })
    : !hidden
}

/** Whether the page of an entry is a page of the site; the panel opens for all staff. */
const isChecked = (to: string): boolean => to !== paths.cms.path

const holders: [string, Role, boolean][] = [
  ...STAFF_ROLES.map((role): [string, Role, boolean] => [role, role, false]),
  ...BRANCH_ROLES.filter((role) => role !== 'chapter_lead').map((role): [string, Role, boolean] => [
    `${role} of a region`,
    role,
    true,
  ]),
]

it.each(holders)(
  'the navigation of the role %s has exactly the pages that open',
  async (_, role, isOfRegion) => {
    const as = await makeAccount(app.payload, {
      roles: [role],
      ...((isOfRegion || role === 'chapter_lead') && { chapterRegion: 'greater_equatoria' as const }),
    })
    const { user } = (await (await app.request('GET', '/api/users/me', { as })).json()) as Session
    const offered = groupsFor(user).flatMap(({ entries }) => entries.map(({ to }) => to))
    const open: string[] = []
    for (const to of ENTRIES.filter(isChecked)) if (await opens(to, as, user)) open.push(to)
    expect(offered.filter(isChecked)).toEqual(open)
  },
)
