import { type Page, expect, test } from '@playwright/test'
import { MAX_SHIFT, watchShift } from './layoutShift'
import type { PublicRoute } from './routes'

/** What `axe` of the fixtures does. */
type Axe = (page: Page, rules?: string[]) => Promise<void>

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const NARROWEST = { width: 320, height: 640 }

/** Sets the size of all text, as a browser's own setting does, and waits until it is drawn; '' takes it back. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate(async (value) => {
    document.documentElement.style.fontSize = value
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, size)

/** The elements that make the page scroll sideways, with the number of pixels. */
export const overhang = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isBeyond = (place: Element | Range): boolean =>
      Math.round(place.getBoundingClientRect().right) >= scrollWidth
    const found = [`${scrollWidth - clientWidth} px`]
    for (const element of document.body.querySelectorAll('*')) {
      const text = document.createRange()
      text.selectNodeContents(element)
      if (isBeyond(element) || isBeyond(text))
        found.push(
          `${element.tagName} ${element.getAttribute('class')?.slice(0, 60) ?? ''} ${element.textContent.slice(0, 40)}`,
        )
    }
    return found.slice(0, 1).concat(found.slice(1).slice(-4))
  })

/** The texts of the visible buttons in the accent colour. */
const primaryButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--laterite)'
    document.body.append(probe)
    const accent = getComputedStyle(probe).color
    probe.remove()
    const buttons = [...document.querySelectorAll('a, button')].filter(
      (button) => button.checkVisibility() && getComputedStyle(button).backgroundColor === accent,
    )
    return buttons.map((button) => button.textContent)
  })

/** The heading, texts and links that the specification lists for a page. */
export const expectContent = async (
  page: Page,
  { heading, texts, links = [] }: PublicRoute,
): Promise<void> => {
  const main = page.getByRole('main')
  // by name: the other phrases of the home page's heading are visual only
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  for (const text of texts) await expect(main).toContainText(text)
  for (const [name, href] of links)
    await expect(
      main
        .getByRole('link', { name })
        .and(page.locator(`a[href^="${href}"]`))
        .first(),
    ).toBeVisible()
}

/** Looks for violations in a page as it is: wide and on a phone, in the light and the dark theme. */
export const axeInAllLights = async (page: Page, axe: Axe): Promise<void> => {
  for (const [viewport, first, second] of [
    [WIDE, 'light', 'dark'],
    [PHONE, 'dark', 'light'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: first })
    await axe(page)
    await page.emulateMedia({ colorScheme: second })
    await axe(page, ['color-contrast']) // the theme changes colours alone
  }
}

/**
 * Opens each page once, and looks at everything that must hold for every page: one title, no violation of WCAG 2.2 AA in
 * the light and the dark theme, wide and on a phone, at most one primary button, no layout shift, and no scrolling
 * sideways at 320 px, at 768 px or with text at 200 %. What `expectProblem` was not told of fails the test as well: messages of the
 * console, errors, requests that are refused.
 * @param look what is to be seen besides on a page, as it is opened
 */
export const walk = async (
  page: Page,
  axe: Axe,
  addresses: string[],
  look?: (address: string) => Promise<void>,
): Promise<void> => {
  const readShift = await watchShift(page)
  for (const address of addresses)
    await test.step(address, async () => {
      await page.setViewportSize(WIDE)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await look?.(address)
      expect(await overhang(page), '1440 px').toEqual([])
      expect((await primaryButtons(page)).length, 'primary buttons').toBeLessThanOrEqual(1)
      expect(await readShift(), 'layout shift').toBeLessThan(MAX_SHIFT)
      await axeInAllLights(page, axe)
      expect((await primaryButtons(page)).length, 'primary buttons').toBeLessThanOrEqual(1)
      await setTextSize(page, '200%')
      expect(await overhang(page), '360 px, text at 200 %').toEqual([])
      await setTextSize(page, '')
      await page.setViewportSize(NARROWEST)
      expect(await overhang(page), '320 px').toEqual([])
      await page.setViewportSize(TABLET)
      expect(await overhang(page), '768 px').toEqual([])
    })
}
