import { type Page, expect } from '@playwright/test'

/** Opens what the header hides on a phone. */
export const openHeaderMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}

/** Signs out by the header, and waits until the browser is home: what a test opens before that would be interrupted. */
export const signOut = async (page: Page): Promise<void> => {
  await openHeaderMenu(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
}
