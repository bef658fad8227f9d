import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { type Account, expect, test } from './fixtures'

const LOAD_FAILED = 'Failed to load members. Please ensure you are logged in and have an active membership.'
const NONE = 'No Members Found'

const members = (page: Page) => page.getByRole('region', { name: 'Members' })
const cards = (page: Page) => members(page).getByRole('article')
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const regionButton = (page: Page, name: string) => page.getByRole('list', { name: 'Regions' }).getByRole('link', { name })

/** A word that nobody else's profile holds. */
const ownWord = (): string => `q${randomUUID().replaceAll('-', '').slice(0, 12)}`

const describe = async ({ api }: Account, profile: Record<string, unknown>): Promise<string> => {
  const response = await api.patch('/api/profiles/me', { data: profile })
  expect(response.status(), await response.text()).toBe(200)
  return ((await response.json()) as { id: string }).id
}

test('a visitor is told to sign in, and comes back to the same search', { tag: '@phone' }, async ({ page, makeAccount }) => {
  const { email, password } = await makeAccount()
  await page.goto('/members?region=greater_equatoria')
  await expect(page).toHaveURL(/\/auth\?/)
  await expect(page.getByText('Authentication Required')).toBeVisible()
  await expect(page.getByText('Please sign in to view the member directory')).toBeVisible()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/members?region=greater_equatoria')
  await expect(regionButton(page, 'Equatoria')).toHaveAttribute('aria-current', 'true')
})

test('name, title, specialization and organization are searched, whatever the case', async ({ page, account }) => {
  const words = { fullName: ownWord(), professionalTitle: ownWord(), specialization: ownWord(), organization: ownWord() }
  await describe(account, { ...words, fullName: `Nyandeng ${words.fullName}` })
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

test('nobody is found: it says so, and the way out is at hand', { tag: '@phone' }, async ({ page, account, axe }) => {
  expect(account.email).toBeTruthy()
  await page.goto(`/members?search=${ownWord()}`)
  await expect(page.getByText(NONE)).toBeVisible()
  await expect(members(page).getByRole('status')).toContainText('0 members')
  await axe(page)
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/members')
  await expect(searchBox(page)).toHaveValue('')
  await expect(cards(page).first()).toBeVisible()
})

test('region buttons and filters narrow the list, in the address', { tag: '@phone' }, async ({ page, account, makeAccount, axe }) => {
  const word = ownWord()
  const division = 'structural-engineering'
  await describe(account, { fullName: `Achol ${word}`, region: 'greater_upper_nile', membershipType: 'student' })
  await describe(await makeAccount(), { fullName: `Keji ${word}`, region: 'greater_equatoria', membershipType: 'fellow', divisions: [division] })
  await describe(await makeAccount(), { fullName: `Bol ${word}`, region: 'greater_bahr_el_ghazal', membershipType: 'student' })
  await page.goto(`/members?search=${word}`)
  await expect(page.getByRole('list', { name: 'Regions' }).getByRole('link')).toHaveText(['All Regions', 'Upper Nile', 'Equatoria', 'Bahr el Ghazal'])
  await expect(cards(page).getByRole('heading')).toHaveText([`Achol ${word}`, `Bol ${word}`, `Keji ${word}`])
  for (const [label, region, name] of [['Upper Nile', 'greater_upper_nile', 'Achol'], ['Equatoria', 'greater_equatoria', 'Keji'], ['Bahr el Ghazal', 'greater_bahr_el_ghazal', 'Bol']] as const) {
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
  await expect(cards(page).getByRole('heading')).toHaveText([`Bol ${word}`, `Keji ${word}`, `Achol ${word}`])
  await axe(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the list has pages, and the back button knows them', { tag: '@phone' }, async ({ page, account }) => {
  const answer = (await (await account.api.get('/api/directory')).json()) as { pages: number; total: number }
  expect(answer.pages, `${answer.total} members`).toBeGreaterThan(1) // a trial installation has more than a page of people
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
})

test('the back button brings an earlier search back into the box', async ({ page, account }) => {
  expect(account.email).toBeTruthy()
  await page.goto('/members?search=engineer')
  await searchBox(page).fill('concrete')
  await expect(page).toHaveURL('/members?search=concrete')
  await page.goBack()
  await expect(page).toHaveURL('/members?search=engineer')
  await expect(searchBox(page)).toHaveValue('engineer')
})

test('a card opens the profile, which has an address and gives the focus back', { tag: '@phone' }, async ({ page, account, axe }) => {
  const word = ownWord()
  const id = await describe(account, {
    fullName: `Nyandeng ${word} Kuol`, professionalTitle: 'Bridge Engineer', specialization: 'Trusses', organization: 'Nile Works', region: 'greater_upper_nile',
    membershipType: 'associate', bio: 'Builds bridges.', phone: '+211 900 000 001', licenseNumber: `LIC-${word}`,
  })
  await page.goto(`/members?search=${word}`)
  await expect(card(page, word)).toContainText('NQ') // the first letters of two words of the name
  const link = page.getByRole('link', { name: `Nyandeng ${word} Kuol` })
  await link.click()
  const dialog = page.getByRole('dialog', { name: `Nyandeng ${word} Kuol` })
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`member=${id}`))
  for (const text of ['Bridge Engineer', 'Trusses', 'Nile Works', 'Greater Upper Nile', 'Associate', 'Builds bridges.', 'Member since']) await expect(dialog).toContainText(text)
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
})

test('an address of somebody who is not there says so', async ({ page, account, expectProblem }) => {
  expectProblem(/404 GET .*\/api\/directory\/0{24}/)
  expect(account.email).toBeTruthy()
  await page.goto(`/members?member=${'0'.repeat(24)}`)
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('This member could not be found')
})

test('a list that cannot be loaded says so, and is tried again', { tag: '@phone' }, async ({ page, account, axe, expectProblem }) => {
  expectProblem(/GET .*\/api\/directory\?/)
  expect(account.email).toBeTruthy()
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
})

test('the directory can be read and searched without a script', async ({ browser, baseURL, extraHTTPHeaders, makeAccount }) => {
  const account = await makeAccount()
  const word = ownWord()
  await describe(account, { fullName: `Nyandeng ${word}`, organization: 'Nile Works' })
  const context = await browser.newContext({ baseURL, extraHTTPHeaders, javaScriptEnabled: false, storageState: await account.api.storageState() })
  const page = await context.newPage()
  await page.goto('/members')
  await searchBox(page).fill(word)
  await page.getByRole('button', { name: 'Search', exact: true }).and(page.locator('form[role=search] button')).click()
  await expect(cards(page).getByRole('heading')).toHaveText([`Nyandeng ${word}`])
  await context.close()
})
