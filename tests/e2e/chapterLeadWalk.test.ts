import type { Page } from '@playwright/test'
import { idOf } from './accountId'
import { type Branch, fillBranch } from './branch'
import { addressesAbout, mentionsIn } from './branchAnswers'
import { fewOrFull, isFull } from '../helpers/fullCounts'
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

/** The addresses of answers and files about a branch: all but those of the panel. */
const answersAbout = (branch: Branch): string[] =>
  addressesAbout(branch).all.filter((address) => address.startsWith('/api/'))

/** Nothing of the other branch is told at these addresses. */
const expectNothing = async (addresses: string[], { lead, other }: Pick<Walk, 'lead' | 'other'>) => {
  const { mentions, failed } = await mentionsIn(lead.api, addresses, other.words)
  expect(failed).toEqual([])
  expect(mentions).toEqual([])
}

/** The walk finds what there is to find: for whoever may read all, and of the own branch. */
const expectFinding = async ({ lead, staff, own, other }: Omit<Walk, 'page'>): Promise<void> => {
  const control = await mentionsIn(staff.api, answersAbout(other), other.words)
  expect(control.failed).toEqual([])
  expect(new Set(control.mentions.map(({ address }) => address.split('?')[0])).size).toBeGreaterThan(40)
  const ownAnswers = await mentionsIn(lead.api, answersAbout(own), own.words)
  const answering = ownAnswers.mentions.map(({ address }) => address.split('?')[0])
  for (const path of [
    '/api/users/list',
    '/api/users/list.csv',
    '/api/saved-lists/rows',
    '/api/saved-lists/rows.xlsx',
  ])
    expect(answering).toContain(path)
}

const walkTest = test.extend<{ leadOf: (part: (own: Branch) => object) => Promise<Walk> }>({
  leadOf: async ({ page, account: lead, staff, makeMember, makeAccount, expectProblem }, use) => {
    expectProblem(/^40[0-9] /)
    await use(async (part) => {
      const helpers = { staff, makeMember, makeAccount }
      const own = await fillBranch(helpers, EQUATORIA)
      const other = await fillBranch(helpers, UPPER_NILE)
      expect(addressesAbout(other).unknown, 'addresses of records that no branch of this test has').toEqual(
        [],
      )
      const role = { role: 'chapter_lead', ...part(own) }
      const given = await staff.api.post(`/api/users/${await idOf(lead)}/roles`, { data: role })
      expect(given.ok(), await given.text()).toBe(true)
      return { page, lead, staff, own, other }
    })
  },
})

test('every route of staff is walked as a chapter lead', () => {
  expect(
    staffRoutes()
      .filter((name) => name !== 'start')
      .toSorted(),
  ).toEqual(Object.keys(STAFF_SCREENS).toSorted())
})

walkTest(
  'a lead of a region finds nothing of another branch on any screen, in any answer or file',
  async ({ leadOf }) => {
    test.setTimeout(900_000) // a thousand addresses and sixty screens; it waits for nothing
    const walk = await leadOf(() => ({ region: EQUATORIA.region }))
    const { page, own, other } = walk
    await expectNothing(addressesAbout(other).all, walk)
    expect(await mentionsOnScreens(page, other)).toEqual([])
    await page.goto(`/admin/users?q=${own.tag}`)
    await expect(page.getByRole('row').filter({ hasText: own.person.email })).toBeVisible()
    await expectFinding(walk)
  },
)

walkTest('a lead of a group finds nothing of another branch in any answer or file', async ({ leadOf }) => {
  test.setTimeout(900_000)
  const walk = await leadOf(({ group }) => ({ group }))
  const { page, own, other } = walk
  // the panel shows what these answer
  await expectNothing(fewOrFull({ few: answersAbout(other), full: addressesAbout(other).all }), walk)
  if (isFull) expect(await mentionsOnScreens(page, other)).toEqual([])
  await page.goto(`/admin/users?q=${own.tag}`)
  await expect(page.getByRole('row').filter({ hasText: own.person.email })).toBeVisible()
})
