import type { Page } from '@playwright/test'

/**
 * Signs the browser out by its cookies alone. Leaves the page first: the server would refuse a request still
 * on its way.
 */
export const clearSession = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
