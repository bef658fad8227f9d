import type { Page } from '@playwright/test'
import { idOf } from './accountId'
import { type Branch, fillBranch } from './branch'
import { addressesAbout, mentionsIn } from './branchAnswers'
import { type Account, expect, test } from './fixtures'
import { STAFF_SCREENS, staffRoutes } from './staffScreens'

const EQUATORIA = { state: 'Eastern Equatoria', region: 'greater_equatoria' }
const UPPER_NILE = { state: 'Jonglei', region: 'greater_upper_nile' }

/** Which words a page says, or an answer that it got. */
const mentionsOnScreens = async (page: Page, branch: Branch): Promise<string[]> => {
  const mentions: string[] = []
  const screens = Object.values(STAFF_SCREENS).flatMap((addressesFor) => addressesFor(branch))
  for (const address of screens) {
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const text = `${await page.title()} ${await page.getByRole('main').textContent()}`
    for (const word of branch.words)
      if (text.includes(word) && !address.includes(word)) mentions.push(`${address}: ${word}`)
  }
  return mentions
}

interface Walk {
  page: Page
  lead: Account
  staff: Account
  own: Branch
  other: Branch
}

/** Nothing of the other branch is told, at any address or on any screen. */
const expectKeptToBranch = async ({ page, lead, own, other }: Omit<Walk, 'staff'>): Promise<void> => {
  const { all, unknown } = addressesAbout(other)
  expect(unknown, 'addresses of records that no branch of this test has').toEqual([])
  const { mentions, failed } = await mentionsIn(lead.api, all, other.words)
  expect(failed).toEqual([])
  expect(mentions).toEqual([])
  expect(await mentionsOnScreens(page, other)).toEqual([])
  await page.goto(`/admin/users?q=${own.tag}`)
  await expect(page.getByRole('row').filter({ hasText: own.person.email })).toBeVisible()
}

/** The walk finds what there is to find: for whoever may read all, and of the own branch. */
const expectFinding = async ({ lead, staff, own, other }: Omit<Walk, 'page'>): Promise<void> => {
  const ofApi = (branch: Branch): string[] =>
    addressesAbout(branch).all.filter((address) => address.startsWith('/api/'))
  const control = await mentionsIn(staff.api, ofApi(other), other.words)
  expect(control.failed).toEqual([])
  expect(new Set(control.mentions.map(({ address }) => address.split('?')[0])).size).toBeGreaterThan(40)
  const ownAnswers = await mentionsIn(lead.api, ofApi(own), own.words)
  const answering = ownAnswers.mentions.map(({ address }) => address.split('?')[0])
  for (const path of [
    '/api/users/list',
    '/api/users/list.csv',
    '/api/saved-lists/rows',
    '/api/saved-lists/rows.xlsx',
  ])
    expect(answering).toContain(path)
}

test('every route of staff is walked as a chapter lead', () => {
  expect(
    staffRoutes()
      .filter((name) => name !== 'start')
      .toSorted(),
  ).toEqual(Object.keys(STAFF_SCREENS).toSorted())
})

for (const [who, part] of [
  ['a region', () => ({ region: EQUATORIA.region })],
  ['a group', ({ group }: Branch) => ({ group })],
] as const)
  test(`a lead of ${who} finds nothing of another branch on any screen, in any answer or file`, async ({
    page,
    account: lead,
    staff,
    makeMember,
    makeAccount,
    expectProblem,
  }) => {
    test.setTimeout(900_000) // a thousand addresses and sixty screens; it waits for nothing
    expectProblem(/^40[0-9] /)
    const helpers = { staff, makeMember, makeAccount }
    const own = await fillBranch(helpers, EQUATORIA)
    const other = await fillBranch(helpers, UPPER_NILE)
    const role = { role: 'chapter_lead', ...part(own) }
    const given = await staff.api.post(`/api/users/${await idOf(lead)}/roles`, { data: role })
    expect(given.ok(), await given.text()).toBe(true)
    await expectKeptToBranch({ page, lead, own, other })
    if (who === 'a region') await expectFinding({ lead, staff, own, other })
  })
