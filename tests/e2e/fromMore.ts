import type { Page } from '@playwright/test'

/** Opens the menu of a record, and presses one of its entries. */
export const fromMore = async (page: Page, name: string): Promise<void> => {
  const menu = page.locator('details.more')
  await menu.locator('summary').click()
  await menu.getByRole('listitem').filter({ hasText: name }).locator('a, button').click()
}
