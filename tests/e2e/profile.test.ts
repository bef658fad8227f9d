import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { idOf } from './accountId'
import { toast } from './events'
import { expect, test } from './fixtures'

const summary = (page: Page) => page.getByRole('alert', { name: 'There is a problem' })
const organization = (page: Page) => page.getByRole('textbox', { name: 'Organization' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' })

const picture = (width = 300, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c0582f' } })
    .png()
    .toBuffer()

/** Selects a file, as the file button does. */
const choose = async (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^(Upload|Change) Photo$/ }).click()
  await (await chooser).setFiles(file)
}

// proves: C082
test('a visitor is redirected to sign in', async ({ page }) => {
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\?/)
  await expect(page.getByText('Authentication Required')).toBeVisible()
})

// proves: C005
test('a member reads, changes and saves the profile', { tag: '@phone' }, async ({ page, account, axe }) => {
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue('Nyandeng Deng')
  await expect(page.getByText(account.email)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0) // changed only through its confirmed path
  await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('ND', { exact: true })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Membership Type' }).getByRole('option')).toHaveText([
    'No membership type',
    'Student',
    'Associate',
    'Professional',
    'Fellow',
    'Honorary',
  ])
  await axe(page)
  const values = {
    'Full Name': 'Nyandeng Achol Deng',
    Phone: '+211 900 000 001',
    'About Me': 'Builds bridges.',
    'Professional Title': 'Engineer',
    Organization: 'Nile Works',
    Specialization: 'Trusses',
    'Years of Experience': '7',
    'License Number': 'EX-1',
  }
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByRole('combobox', { name: 'Region' }).selectOption('Greater Equatoria')
  await page.getByRole('combobox', { name: 'Membership Type' }).selectOption('Associate')
  await save(page).click()
  await expect(toast(page, 'Profile updated successfully').first()).toBeVisible()
  await page.reload()
  for (const [label, value] of Object.entries(values))
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(value)
  await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('greater_equatoria')
  await expect(page.getByRole('combobox', { name: 'Membership Type' })).toHaveValue('associate')
  await page.getByLabel('Phone').fill('')
  await page.getByRole('combobox', { name: 'Region' }).selectOption('No region')
  await save(page).click()
  await expect(toast(page, 'Profile updated successfully').first()).toBeVisible()
  expect(await (await account.api.get('/api/profiles/me')).json()).toMatchObject({
    phone: null,
    region: null,
    yearsOfExperience: 7,
    membershipType: 'associate',
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test(
  'errors are listed above the form and at each field',
  { tag: '@phone' },
  async ({ page, account, axe }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/profile')
    await page.getByLabel('Full Name').fill(' ')
    const years = page.getByLabel('Years of Experience')
    for (const value of ['7.5', '-1', '81', 'ten']) {
      await years.fill(value)
      await save(page).click()
      await expect(summary(page)).toBeFocused()
      await expect(summary(page).getByRole('link')).toHaveText([
        'Please enter your full name',
        'Years of experience must be a whole number from 0 to 80',
      ])
      await expect(years).toHaveAttribute('aria-invalid', 'true')
    }
    await axe(page)
    await summary(page).getByRole('link', { name: /Years/ }).click()
    await expect(years).toBeFocused()
    await years.fill('12')
    await page.getByLabel('Full Name').fill('Nyandeng Deng')
    await save(page).click()
    await expect(toast(page, 'Profile updated successfully').first()).toBeVisible()
    await expect(summary(page)).toBeHidden()
  },
)

// proves: C248
test('a profile that cannot be saved shows an error and preserves what was typed', async ({
  page,
  account,
  expectProblem,
}) => {
  expectProblem(/50[03] PATCH .*\/api\/profiles\/me/)
  expect(account.email).toBeTruthy()
  await page.goto('/profile')
  await page.route('**/api/profiles/me', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
  )
  await organization(page).fill('Nile Works')
  await save(page).click()
  await expect(toast(page, 'Failed to update profile').first()).toContainText('Error')
  await expect(organization(page)).toHaveValue('Nile Works')
  await page.unroute('**/api/profiles/me')
  await page.route('**/api/profiles/me', (route) =>
    route.fulfill({
      status: 503,
      json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
    }),
  )
  await save(page).click()
  await expect(toast(page, /Error\s*The service is restarting\./).first()).toBeVisible()
})

test.describe('a profile before its script has loaded', () => {
  test.use({ javaScriptEnabled: false })
  // proves: C085
  test('is disabled', async ({ page, account, expectProblem }) => {
    expectProblem(/^csp GET .*\.js$/) // the browser reports that scripts are off
    await page.goto('/profile')
    await expect(page.getByText(account.email)).toBeVisible()
    await expect(organization(page)).toBeDisabled()
    await expect(save(page)).toBeDisabled()
  })
})

// proves: C083
test('the form is disabled while the profile is saved', async ({ page, account }) => {
  expect(account.email).toBeTruthy()
  await page.goto('/profile')
  let proceed = (): void => {}
  const held = new Promise<void>((resolve) => (proceed = resolve))
  await page.route('**/api/profiles/me', async (route) => {
    if (route.request().method() === 'PATCH') await held
    await route.continue()
  })
  await organization(page).fill('Nile Works')
  await save(page).click()
  await expect(organization(page)).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Region' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeDisabled()
  proceed()
  await expect(toast(page, 'Profile updated successfully').first()).toBeVisible()
  await expect(organization(page)).toBeEnabled()
})

// proves: C084
test('the form is disabled while a photo is sent', async ({ page, account }) => {
  expect(account.email).toBeTruthy()
  await page.goto('/profile')
  let proceed = (): void => {}
  const held = new Promise<void>((resolve) => (proceed = resolve))
  await page.route('**/api/profiles/me/photo', async (route) => {
    await held
    await route.continue()
  })
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: await picture() })
  await page.getByRole('dialog').getByRole('button', { name: 'Save Photo' }).click()
  await expect(page.locator('input[name="organization"]')).toBeDisabled()
  await expect(page.locator('input[name="fullName"]')).toBeDisabled()
  proceed()
  await expect(toast(page, 'Profile photo updated successfully').first()).toBeVisible()
  await expect(organization(page)).toBeEnabled()
})

// proves: C247
test('a profile that cannot be loaded shows an error', async ({ page, account, expectProblem }) => {
  expectProblem(/50[03] GET .*\/api\/profiles\/me/)
  expect(account.email).toBeTruthy()
  await page.goto('/profile/security')
  await expect(page.getByRole('button', { name: 'Change Password' })).toBeEnabled() // the script has started: the next page is loaded through the API
  await page.route('**/api/profiles/me', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page.getByText('Failed to load profile data')).toBeVisible()
  await expect(page.getByText('Error', { exact: true })).toBeVisible()
  await page.unroute('**/api/profiles/me')
  await page.route('**/api/profiles/me', (route) =>
    route.fulfill({
      status: 503,
      json: { errors: [{ message: 'The service is restarting.', code: 'database_unavailable' }] },
    }),
  )
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('The service is restarting.')).toBeVisible()
})

// proves: C006
test(
  'a member crops a photo, saves it, sees it in the directory, changes and removes it',
  { tag: '@phone-too' },
  async ({ page, account, axe }) => {
    await page.goto('/profile')
    await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: await picture() })
    const dialog = page.getByRole('dialog', { name: 'Crop your photo' })
    await expect(dialog).toBeVisible()
    await dialog.getByLabel(/Selected area/).focus()
    await page.keyboard.press('ArrowRight')
    await axe(page)
    await dialog.getByRole('button', { name: 'Save Photo' }).click()
    await expect(toast(page, 'Profile photo updated successfully').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change Photo' })).toBeVisible()
    const { avatarUrl } = (await (await account.api.get('/api/profiles/me')).json()) as { avatarUrl: string }
    const photo = await account.api.get(avatarUrl)
    expect(photo.headers()['content-type']).toBe('image/webp')
    const { width, height } = await sharp(await photo.body()).metadata()
    expect(width).toBe(height)
    await choose(page, { name: 'other.png', mimeType: 'image/png', buffer: await picture(120, 240) })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Remove Photo' }).click()
    await expect(toast(page, 'Profile photo removed').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Upload Photo' })).toBeVisible()
    await expect(page.getByRole('main').getByText('ND', { exact: true })).toBeVisible()
  },
)

// proves: C173
test('page and server refuse a photo of a wrong type or size', async ({ page, account, expectProblem }) => {
  // Playwright's trace reads the invalid picture in a way that the content security policy forbids
  expectProblem(/Connecting to 'blob:.*"connect-src 'self'"/)
  await page.goto('/profile')
  await choose(page, { name: 'me.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(toast(page, 'Please upload an image file').first()).toBeVisible()
  await page.reload()
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) })
  await expect(toast(page, 'Image must be less than 5MB').first()).toBeVisible()
  await page.reload()
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') })
  await expect(toast(page, 'Please upload an image file').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const refused = await account.api.post('/api/profiles/me/photo', {
    multipart: { file: { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') } },
  })
  expect(refused.status()).toBe(400)
})

// proves: C249
test('a photo that cannot be sent shows an error', async ({ page, account, expectProblem }) => {
  expectProblem(/50[03] POST .*\/api\/profiles\/me\/photo/)
  expect(account.email).toBeTruthy()
  await page.goto('/profile')
  await page.route('**/api/profiles/me/photo', (route) => route.fulfill({ status: 500, body: 'oops' }))
  await choose(page, { name: 'me.png', mimeType: 'image/png', buffer: await picture() })
  await page.getByRole('dialog').getByRole('button', { name: 'Save Photo' }).click()
  await expect(toast(page, 'Failed to upload photo').first()).toBeVisible()
  await page.unroute('**/api/profiles/me/photo')
  await page.route('**/api/profiles/me/photo', (route) =>
    route.fulfill({
      status: 503,
      json: { errors: [{ message: 'The disk is full.', code: 'storage_unavailable' }] },
    }),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Save Photo' }).click()
  await expect(toast(page, 'The disk is full.').first()).toBeVisible()
})

// proves: C081
test(
  'leaving unsaved changes asks for confirmation, and Cancel goes to the dashboard',
  { tag: '@phone' },
  async ({ page, account, axe }) => {
    expect(account.email).toBeTruthy()
    await page.goto('/profile')
    const cancel = page.getByRole('main').getByRole('link', { name: 'Cancel' })
    await expect(cancel).toHaveAttribute('href', '/membership/dashboard')
    await organization(page).fill('Nile Works')
    await cancel.click()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog).toBeVisible()
    await axe(page)
    await dialog.getByRole('button', { name: 'Keep Editing' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/profile')
    await expect(organization(page)).toHaveValue('Nile Works')
    await page.getByRole('link', { name: 'Change email, password and devices' }).click()
    await dialog.getByRole('button', { name: 'Leave Page' }).click()
    await expect(page).toHaveURL('/profile/security')
  },
)

test('hidden fields are neither shown nor found in the directory', async ({ page, member: account }) => {
  const word = `q${randomUUID().slice(0, 8)}`
  await page.goto('/profile')
  await page.getByLabel('Full Name').fill(`Nyandeng ${word}`)
  await organization(page).fill(`Works of ${word}x`)
  await page.getByRole('group', { name: 'Show in the member directory' }).getByLabel('Organization').uncheck()
  await save(page).click()
  await expect(toast(page, 'Profile updated successfully').first()).toBeVisible()
  await page.goto(`/members?search=${word}`)
  const card = page.getByRole('region', { name: 'Members' }).getByRole('article')
  await expect(card).toHaveCount(1)
  await expect(card).not.toContainText('Works of')
  await page.goto(`/members?search=${word}x`)
  await expect(page.getByText('No Members Found')).toBeVisible()
  expect(await (await account.api.get('/api/profiles/me')).json()).toMatchObject({
    hiddenFields: ['organization'],
  })
})

test('a lead reads on the own profile what is led and until when; a member reads nothing of roles', async ({
  page,
  account,
  staff,
  axe,
}) => {
  await page.goto('/profile')
  const roles = page.getByRole('region', { name: 'Your Roles' })
  await expect(page.getByLabel('Full Name')).toBeEnabled()
  await expect(roles).toHaveCount(0)
  const given = await staff.api.post(`/api/users/${await idOf(account)}/roles`, {
    data: { role: 'chapter_lead', region: 'greater_equatoria', endsOn: '2099-12-31' },
  })
  expect(given.ok(), await given.text()).toBe(true)
  await page.reload()
  await expect(roles).toContainText('Chapter lead, Greater Equatoria, until 31 December 2099')
  await axe(page)
  await roles.getByRole('link', { name: 'Admin Dashboard' }).click()
  await expect(page).toHaveURL(/\/admin/)
})
