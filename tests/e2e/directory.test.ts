import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, expect, test } from './fixtures'

const LOAD_FAILED = 'Failed to load members. Please ensure you are logged in and have an active membership.'
const NONE = 'No Members Found'

const members = (page: Page) => page.getByRole('region', { name: 'Members' })
const cards = (page: Page) => members(page).getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const regionButton = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Regions' }).getByRole('link', { name })

/** A word that no other profile contains. */
const ownWord = (): string => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`

const describe = async ({ api }: Account, profile: Record<string, unknown>): Promise<string> => {
  const response = await api.patch('/api/profiles/me', { data: profile })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { id: string }).id
}

// proves: C008
test(
  'a visitor is redirected to sign in, and returns to the same search',
  { tag: '@phone' },
  async ({ page, makeMember }) => {
    const { email, password } = await makeMember()
    await page.goto('/members?region=greater_equatoria')
    await expect(page).toHaveURL(/\/auth\?/)
    await expect(page.getByText('Authentication Required')).toBeVisible()
    await expect(page.getByText('Please sign in to view the member directory')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL('/members?region=greater_equatoria')
    await expect(regionButton(page, 'Equatoria')).toHaveAttribute('aria-current', 'true')
  },
)

// proves: C057
test('a member searches name, title, specialization and organization, in any case', async ({
  page,
  member,
}) => {
  const words = {
    fullName: ownWord(),
    professionalTitle: ownWord(),
    specialization: ownWord(),
    organization: ownWord(),
  }
  await describe(member, { ...words, fullName: `Nyandeng ${words.fullName}` })
  await page.goto('/members')
  for (const word of Object.values(words)) {
    await searchBox(page).fill(word.slice(1, -1).toUpperCase())
    await expect(page).toHaveURL(new RegExp(`search=${word.slice(1, -1)}`, 'i'))
    await expect(cards(page)).toHaveCount(1)
    await expect(card(page, `Nyandeng ${words.fullName}`)).toContainText(words.organization)
    await expect(members(page).getByRole('status')).toContainText('1 member')
  }
  await searchBox(page).fill('.*')
  await expect(page.getByText(NONE)).toBeVisible()
})

// proves: C061
test(
  'a search without results says so and can be cleared',
  { tag: '@phone' },
  async ({ page, member, axe }) => {
    expect(member.email).toBeTruthy()
    await page.goto(`/members?search=${ownWord()}`)
    await expect(page.getByText(NONE)).toBeVisible()
    await expect(members(page).getByRole('status')).toContainText('0 members')
    await axe(page)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL('/members')
    await expect(searchBox(page)).toHaveValue('')
    await expect(cards(page).first()).toBeVisible()
  },
)

// proves: C058
test(
  'region buttons and filters narrow the list and are in the URL',
  { tag: '@phone' },
  async ({ page, context, makeMember, axe }) => {
    const word = ownWord()
    const division = 'structural-engineering'
    const student = await makeMember({ membershipType: 'student' })
    await context.addCookies((await student.api.storageState()).cookies)
    await describe(student, { fullName: `Achol ${word}`, region: 'greater_upper_nile' })
    await describe(await makeMember({ membershipType: 'fellow' }), {
      fullName: `Keji ${word}`,
      region: 'greater_equatoria',
      divisions: [division],
    })
    await describe(await makeMember({ membershipType: 'student' }), {
      fullName: `Bol ${word}`,
      region: 'greater_bahr_el_ghazal',
    })
    await page.goto(`/members?search=${word}`)
    await expect(page.getByRole('list', { name: 'Regions' }).getByRole('link')).toHaveText([
      'All Regions',
      'Upper Nile',
      'Equatoria',
      'Bahr el Ghazal',
    ])
    await expect(cards(page).getByRole('heading')).toHaveText([
      `Achol ${word}`,
      `Bol ${word}`,
      `Keji ${word}`,
    ])
    for (const [label, region, name] of [
      ['Upper Nile', 'greater_upper_nile', 'Achol'],
      ['Equatoria', 'greater_equatoria', 'Keji'],
      ['Bahr el Ghazal', 'greater_bahr_el_ghazal', 'Bol'],
    ] as const) {
      await regionButton(page, label).click()
      await expect(page).toHaveURL(new RegExp(`region=${region}`))
      await expect(regionButton(page, label)).toHaveAttribute('aria-current', 'true')
      await expect(cards(page).getByRole('heading')).toHaveText([`${name} ${word}`])
    }
    await regionButton(page, 'All Regions').click()
    await expect(cards(page)).toHaveCount(3)
    await page.getByLabel('Membership type').selectOption('Student')
    await expect(cards(page).getByRole('heading')).toHaveText([`Achol ${word}`, `Bol ${word}`])
    await page.getByLabel('Membership type').selectOption('All types')
    await page.getByLabel('Division').selectOption(division)
    await expect(cards(page).getByRole('heading')).toHaveText([`Keji ${word}`])
    await page.getByLabel('Division').selectOption('All divisions')
    await page.getByLabel('Order').selectOption('Newest first')
    await expect(cards(page).getByRole('heading')).toHaveText([
      `Bol ${word}`,
      `Keji ${word}`,
      `Achol ${word}`,
    ])
    await axe(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  },
)

test(
  'the list has pages, and the back button returns to the previous one',
  { tag: '@phone' },
  async ({ page, member }) => {
    const answer = (await (await member.api.get('/api/directory')).json()) as { pages: number; total: number }
    expect(answer.pages, `${answer.total} members`).toBeGreaterThan(1) // a trial installation has more than one page of members
    await page.goto('/members')
    await expect(cards(page)).toHaveCount(24)
    const first = await cards(page).getByRole('heading').first().innerText()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/members?page=2')
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
    await expect(cards(page).getByRole('heading').first()).not.toHaveText(first)
    await page.goBack()
    await expect(page).toHaveURL('/members')
    await expect(cards(page).getByRole('heading').first()).toHaveText(first)
  },
)

test('the back button restores the previous search text', async ({ page, member }) => {
  expect(member.email).toBeTruthy()
  await page.goto('/members?search=engineer')
  await searchBox(page).fill('concrete')
  await expect(page).toHaveURL('/members?search=concrete')
  await page.goBack()
  await expect(page).toHaveURL('/members?search=engineer')
  await expect(searchBox(page)).toHaveValue('engineer')
})

// proves: C059
test(
  'a card opens the profile, which has a URL, and closing returns the focus',
  { tag: '@phone-too' },
  async ({ page, member, axe }) => {
    const word = ownWord()
    const id = await describe(member, {
      fullName: `Nyandeng ${word} Kuol`,
      professionalTitle: 'Bridge Engineer',
      specialization: 'Trusses',
      organization: 'Nile Works',
      region: 'greater_upper_nile',
      bio: 'Builds bridges.',
      phone: '+211 900 000 001',
      licenseNumber: `LIC-${word}`,
    })
    await page.goto(`/members?search=${word}`)
    await expect(card(page, word)).toContainText('NQ') // the first letters of two words of the name
    const link = page.getByRole('link', { name: `Nyandeng ${word} Kuol` })
    await link.click()
    const dialog = page.getByRole('dialog', { name: `Nyandeng ${word} Kuol` })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`member=${id}`))
    for (const text of [
      'Bridge Engineer',
      'Trusses',
      'Nile Works',
      'Greater Upper Nile',
      'Builds bridges.',
      'Member since',
    ])
      await expect(dialog).toContainText(text)
    await expect(dialog).not.toContainText(/\+211|LIC-|@example\.org/)
    await axe(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`/members?search=${word}`)
    await expect(link).toBeFocused()

    await page.goto(`/members?member=${id}`)
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/members')
  },
)

test('the URL of an unknown member shows an error', async ({ page, member, expectProblem }) => {
  expectProblem(/404 GET .*\/api\/directory\/0{24}/)
  expect(member.email).toBeTruthy()
  await page.goto(`/members?member=${'0'.repeat(24)}`)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('This member could not be found')
})

// proves: C191
test(
  'a list that cannot be loaded shows an error and can be retried',
  { tag: '@phone' },
  async ({ page, member, axe, expectProblem }) => {
    expectProblem(/GET .*\/api\/directory\?/)
    expect(member.email).toBeTruthy()
    await page.goto('/members')
    await expect(cards(page).first()).toBeVisible()
    await page.route('**/api/directory?*', (route) => route.abort('failed'))
    await searchBox(page).fill('concrete')
    const failure = page.getByRole('alert').filter({ hasText: LOAD_FAILED })
    await expect(failure).toBeVisible()
    await axe(page)
    await page.unroute('**/api/directory?*')
    await failure.getByRole('button', { name: 'Try Again' }).click()
    await expect(cards(page).first()).toBeVisible()
    await expect(failure).toBeHidden()
  },
)

test('a member reads and searches the directory without JavaScript', async ({
  browser,
  baseURL,
  extraHTTPHeaders,
  makeMember,
}) => {
  const member = await makeMember()
  const word = ownWord()
  await describe(member, { fullName: `Nyandeng ${word}`, organization: 'Nile Works' })
  const context = await browser.newContext({
    baseURL,
    extraHTTPHeaders,
    javaScriptEnabled: false,
    storageState: await member.api.storageState(),
  })
  const page = await context.newPage()
  await page.goto('/members')
  await searchBox(page).fill(word)
  await page
    .getByRole('button', { name: 'Search', exact: true })
    .and(page.locator('form[role=search] button'))
    .click()
  await expect(cards(page).getByRole('heading')).toHaveText([`Nyandeng ${word}`])
  await context.close()
})

test(
  'an account without a membership sees what the directory is for, with and without JavaScript',
  { tag: '@phone' },
  async ({ page, account, browser, baseURL, extraHTTPHeaders, axe, expectProblem }) => {
    expectProblem(/403 GET .*\/api\/directory\?/)
    await page.goto('/members')
    const notice = page.getByRole('alert').filter({ hasText: LOAD_FAILED })
    await expect(notice).toContainText('Your account has no current membership')
    await expect(notice.getByRole('link', { name: 'Become a Member' })).toHaveAttribute(
      'href',
      '/membership/join',
    )
    await expect(page.getByRole('search', { name: 'Members' })).toHaveCount(0)
    await axe(page)
    const context = await browser.newContext({
      baseURL,
      extraHTTPHeaders,
      javaScriptEnabled: false,
      storageState: await account.api.storageState(),
    })
    const plain = await context.newPage()
    await plain.goto('/members')
    await expect(plain.getByRole('alert').filter({ hasText: LOAD_FAILED })).toContainText(
      'Your account has no current membership',
    )
    await context.close()
  },
)

test('a member leaves the directory and returns to it', async ({ page, member, makeMember }) => {
  const word = ownWord()
  await describe(member, { fullName: `Nyandeng ${word}` })
  const reader = await makeMember()
  const total = async (): Promise<number> =>
    ((await (await reader.api.get(`/api/directory?search=${word}`)).json()) as { total: number }).total
  expect(await total()).toBe(1)
  for (const isListed of [false, true]) {
    await page.goto('/profile')
    await page.getByLabel('List me in the member directory').setChecked(isListed)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Profile updated successfully').first()).toBeVisible()
    expect(await total()).toBe(isListed ? 1 : 0)
  }
})

test('staff see which memberships have expired', async ({ page, admin }) => {
  expect(admin.email).toBeTruthy()
  await page.goto('/members')
  await page.getByLabel('Memberships').selectOption('Expired memberships')
  await expect(page).toHaveURL('/members?membership=expired')
  await expect(members(page).getByRole('status')).toContainText(/\d+ members?/)
})
