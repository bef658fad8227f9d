import { mkdir, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** Enough for text and plain surfaces; a third of the bytes of a picture with all colours. */
const COLOURS = 64

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
  const picture = await part.screenshot({ animations: 'disabled', caret: 'hide' })
  await writeFile(
    `${folder}/${name}.png`,
    await sharp(picture).png({ palette: true, colours: COLOURS }).toBuffer(),
  )
  if (before) await page.setViewportSize(before)
}
