import { mkdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

/**
 * Takes a picture for the guides of the staff. With `GUIDE_PICTURES=1` it replaces the one in `docs/staff/pictures`,
 * otherwise it is a result of the test.
 * @param part what is shown of the page; by default what fits into the window
 */
export const guidePicture = async (page: Page, name: string, part: Page | Locator = page): Promise<void> => {
  const folder = process.env.GUIDE_PICTURES === '1' ? 'docs/staff/pictures' : 'test-results/pictures'
  await mkdir(folder, { recursive: true })
  const before = page.viewportSize()
  await page.setViewportSize({ width: 1100, height: 800 })
  await part.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled', caret: 'hide' })
  if (before) await page.setViewportSize(before)
}
