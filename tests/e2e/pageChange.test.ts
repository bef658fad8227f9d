import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** What a change of page was accompanied by, noted where it outlives the document. */
const NOTES = 'noted-transitions'

/** Notes each transition between documents or pages, with how many of its parts move. */
const note = (key: string): void => {
  const add = (kind: string, transition: ViewTransition): void =>
    void transition.ready.then(() => {
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement !== null)
      const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
      sessionStorage.setItem(key, JSON.stringify([...noted, moving.length > 0 ? kind : `${kind} at rest`]))
    })
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (viewTransition) add('document', viewTransition)
  })
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    add('page', transition)
    return transition
  }
}

const noted = (page: Page): Promise<string[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], NOTES)

/** Goes from one page to another and back, scrolled down in between. @returns where the way back leads to */
const goThereAndBack = async (page: Page): Promise<number> => {
  await page.goto('/about/mission')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })
  await link.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/about/mission')
  await expect(page.getByRole('heading', { level: 1, name: 'Mission and Vision' })).toBeAttached()
  return scrolled
}

for (const application of ['later', 'loaded'] as const) {
  const kind = application === 'later' ? 'document' : 'page'
  test.describe(`a change of ${kind}`, { tag: '@phone' }, () => {
    test.use({ application, contextOptions: { reducedMotion: 'no-preference' } })
    test.beforeEach(async ({ page }) => page.addInitScript(note, NOTES))

    test('fades, leads to the title, and back to where the reader was', async ({ page }) => {
      const scrolled = await goThereAndBack(page)
      await expect.poll(() => noted(page)).toEqual([kind, kind])
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
    })

    test('does not move for who asked for less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const scrolled = await goThereAndBack(page)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
      expect((await noted(page)).filter((entry) => !entry.endsWith('at rest'))).toEqual([])
    })
  })
}
