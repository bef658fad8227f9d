import { readdirSync } from 'node:fs'
import { deskPaths } from '../../frontend/deskPaths'
import { paths } from '../../frontend/paths'
import { makeEvent } from './events'
import { expect, test } from './fixtures'
import { inParts } from './inParts'
import { expectMetadata } from './metadata'
import { PUBLIC_ROUTES } from './routes'
import { expectContent, walk } from './walk'

const VISITORS = [
  ...PUBLIC_ROUTES.map(({ path }) => path),
  '/auth?tab=sign-up',
  '/auth?forgot=true',
  '/publications?tab=career',
  '/membership/types/fellowship',
  '/search?q=juba',
  '/verify/ACE-2026-0001',
  '/donate/cancelled',
  '/no-such-page',
]
/** The addresses of a part of the site that name no record: a new page is walked as soon as it has its address. */
const fixedIn = (part: object): string[] =>
  Object.values(part).flatMap((address: unknown) => {
    const path =
      typeof address === 'object' && address !== null && 'path' in address ? String(address.path) : ':'
    return path.includes(':') ? [] : [path]
  })
const MEMBERS = [
  paths.profile.path,
  paths.profileSecurity.path,
  paths.messages.path,
  paths.members.path,
  paths.mailPreferences.path,
  paths.submitOpening.path,
  paths.tickets.path,
  ...fixedIn(paths.membership),
]
const GUIDES = readdirSync('docs/staff').flatMap((file) =>
  file.endsWith('.md') && file !== 'README.md' ? [deskPaths.guide.build(file.slice(0, -3))] : [],
)
const STAFF = [
  paths.admin.path,
  ...fixedIn(deskPaths),
  '/admin/lists/new?subject=people&c=grade.is.professional',
  ...GUIDES,
]

const itself = (address: string): string => address

test.describe('a visitor walks the pages', () => {
  for (const { title, part } of inParts(VISITORS, itself))
    // proves: C001
    test(title, async ({ page, axe, api, baseURL, expectProblem }) => {
      expectProblem(/404 GET .*\/(verify\/|no-such-page$)/)
      await walk(page, axe, part, async (address) => {
        const route = PUBLIC_ROUTES.find(({ path }) => path === address)
        if (!route) return
        await expectContent(page, route)
        await expectMetadata(page, api, `${baseURL}${address}`, route)
      })
    })
})

test.describe('a member walks the pages', () => {
  for (const { title, part } of inParts(MEMBERS, itself))
    test(title, async ({ page, axe, member: _ }) => walk(page, axe, part))
})

test.describe('staff walk the pages', () => {
  for (const { title, part } of inParts(STAFF, itself))
    test(title, async ({ page, axe, admin: _ }) => walk(page, axe, part))

  test('of an event', async ({ page, axe, admin }) => {
    const { id } = await makeEvent(admin.api)
    expect(id).toBeTruthy()
    await walk(
      page,
      axe,
      ['', '/edit', '/attendance', '/tickets'].map((part) => `/admin/events/${id}${part}`),
    )
  })
})
