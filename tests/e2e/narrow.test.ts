import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { expectOnlyError } from './formErrors'
import { required } from '../helpers/required'
import { setTextSize } from './walk'

test('the header does not stick on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about/mission')
  const banner = page.getByRole('banner')
  await page.mouse.wheel(0, 1200)
  await expect(banner).toBeInViewport()
  await setTextSize(page, '200%')
  await expect(banner).not.toBeInViewport()
  await setTextSize(page, '')
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(banner).not.toBeInViewport()
})

test('the header is one row on a phone', async ({ page }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/about/mission')
    const row = await page.getByRole('banner').getByRole('link', { name: 'ACE South Sudan' }).boundingBox()
    const menu = await page.getByRole('banner').getByRole('button', { name: 'Menu' }).boundingBox()
    expect(required(menu).y).toBeLessThan(required(row).y + required(row).height)
  }
})

test('the menu of a wrapped header covers the page below it only', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/about/mission')
  await setTextSize(page, '200%')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('a signed-in person sees the page above a footer of one line', async ({ page, member }) => {
  expect(member.email).toBeTruthy()
  const groups = page.getByRole('navigation', { name: 'Footer' })
  await page.goto('/profile')
  await expect(groups).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Contact',
    'Help and Support',
    'Privacy Policy',
  ])
  await page.goto('/about/mission')
  await expect(groups).toBeVisible()
})

test.describe('a form with one invalid field shows the error once, in view, without a summary', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  const expectOnce = async (page: Page, label: string, message: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true })
    await expectOnlyError(field, message)
    await expect(page.getByText(message)).toHaveCount(1)
    await expect(page.getByText(message)).toBeInViewport({ ratio: 1 })
    const isUncovered = await field.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [0.1, 0.5, 0.9].every(
        (share) => document.elementFromPoint(left + width * share, top + height / 2) === element,
      )
    })
    expect(isUncovered).toBe(true)
  }

  test('in a contact message', async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Name', { exact: true }).fill('Nyandeng Deng')
    await page.getByLabel('Email', { exact: true }).fill('nobody')
    await page.getByLabel('Subject', { exact: true }).fill('Chapter')
    await page.getByLabel('Message', { exact: true }).fill('When does it meet?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expectOnce(page, 'Email', 'Valid email is required')
  })

  test('in a sign-up', async ({ page }) => {
    await page.goto('/auth?tab=sign-up')
    await page.getByLabel('Full Name').fill('Nyandeng Deng')
    await page.getByLabel('Email', { exact: true }).fill('nyandeng@example.org')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await expectOnce(page, 'Password', 'Invalid Password: Password must be at least 8 characters long')
  })

  test('in a profile', async ({ page, member }) => {
    expect(member.email).toBeTruthy()
    await page.goto('/profile')
    await page.getByLabel('Years of Experience').fill('many')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expectOnce(page, 'Years of Experience', 'Years of experience must be a whole number from 0 to 80')
  })
})
