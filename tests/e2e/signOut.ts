import type { Page } from '@playwright/test'

/** Opens what the header hides on a phone. */
export const openHeaderMenu = async (page: Page): Promise<void> => {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}

/** Signs out by the header. */
export const signOut = async (page: Page): Promise<void> => {
  await openHeaderMenu(page)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
}
