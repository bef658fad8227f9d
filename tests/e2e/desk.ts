import type { Locator, Page } from '@playwright/test'

/** The navigation of the desk as a wide window shows it, as a column of signs, or what "More" opens on a phone. */
const navigation = async (page: Page): Promise<Locator> => {
  const wide = page.getByRole('navigation', { name: 'Admin Dashboard', exact: true })
  const more = page.getByRole('button', { name: 'More' })
  await wide.or(more).first().waitFor()
  if (await wide.isVisible()) return wide
  await more.click()
  return page.getByRole('dialog', { name: 'All pages' })
}

/** Opens a page of the desk from its navigation; `group` is left out for a group that is one page. */
export const openDeskPage = async (page: Page, name: string, group?: string): Promise<void> => {
  const menu = await navigation(page)
  const link = menu.getByRole('link', { name: new RegExp(`^${name}( \\d+\\+? waiting)?$`) })
  if (group && !(await link.isVisible())) await menu.locator('summary', { hasText: group }).click()
  await link.click()
}
