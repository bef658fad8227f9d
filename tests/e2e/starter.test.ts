import type { Page, Route } from '@playwright/test'
import { builtFile } from '../helpers/builtFile'
import { cardOf, makeEvent, toast } from './events'
import { expect, test } from './fixtures'
import { inParts } from './inParts'
import { PAGE_KINDS } from './routes'

/** The scripts of the application: all but the starter's. */
const isOfApplication = ({ pathname }: URL): boolean =>
  /^\/assets\/.*\.js$/.test(pathname) && pathname !== builtFile('frontend/start.ts')

/**
 * Holds back the application's scripts.
 * @param answer what becomes of them then
 * @returns lets them go
 */
const holdScripts = async (
  page: Page,
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(isOfApplication, async (route) => {
    await released
    await answer(route)
  })
  return release
}

const isLoaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'app' in document.documentElement.dataset)

test.use({ application: 'later' })

test.describe('before the application is loaded', () => {
  test('a button that is pressed three times is pressed once', { tag: '@phone' }, async ({ page, staff }) => {
    const event = await makeEvent(staff.api, { maxAttendees: 5 })
    const release = await holdScripts(page)
    await page.goto('/events')
    const button = cardOf(page, event).getByRole('button', { name: 'Register Now' })
    for (let press = 0; press < 3; press += 1) await button.click()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page).toHaveURL(/\/auth/)
    await expect(toast(page, 'Please sign in to register for events')).toHaveCount(1)
  })

  test('what is typed stays, with the focus, and is sent once', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/contact')
    let sent = 0
    page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0))
    await page.getByLabel('Name', { exact: true }).fill('Nyandeng Deng')
    await page.getByLabel('Email', { exact: true }).fill('nyandeng@example.org')
    await page.getByLabel('Subject', { exact: true }).fill('Chapter')
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('When does the chapter meet?')
    for (let press = 0; press < 3; press += 1)
      await page.getByRole('button', { name: 'Send Message' }).click()
    await message.focus()
    expect(await isLoaded(page)).toBe(false)
    release()
    await expect(
      page.getByText("Your message has been sent. We'll get back to you soon.").first(),
    ).toBeVisible()
    expect(sent).toBe(1)
  })

  test('menus are worked by the keyboard, and stay open when it is loaded', async ({ page }) => {
    await page.goto('/')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const button = navigation.getByRole('button', { name: 'Membership' })
    await button.focus()
    await page.keyboard.press('ArrowDown')
    const first = navigation.locator('a[href="/membership/join"]')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(first).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    expect(await isLoaded(page)).toBe(false)
    await page.getByRole('main').getByRole('searchbox').dispatchEvent('pointerdown')
    await expect(page.locator('html[data-app]')).toBeAttached()
    await expect(first).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
  })

  test('a notice is shown once and leaves the address', async ({ page }) => {
    await page.goto('/?notice=denied')
    await expect(page.getByRole('alert').getByText("You don't have admin privileges")).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert').getByText("You don't have admin privileges")).toHaveCount(0)
    expect(await isLoaded(page)).toBe(false)
  })

  test('the palette opens when it is loaded, with what was typed meanwhile', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/events')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Donate' })
    await link.focus()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('dukes')
    await page.keyboard.press('Control+k')
    for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace')
    await page.keyboard.type('es')
    expect(await isLoaded(page)).toBe(false)
    release()
    const input = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
    await expect(input).toBeFocused()
    await expect(input).toHaveValue('dues')
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Search', exact: true })).toHaveCount(0)
  })
})

test.describe('where the application cannot be loaded', () => {
  test.use({ application: 'none' })
  test.beforeEach(async ({ page, expectProblem }) => {
    expectProblem(/^net::ERR_FAILED GET .*\.js$/)
    await page.route(isOfApplication, (route) => route.abort())
  })

  for (const { title, part } of inParts(PAGE_KINDS, ({ path }) => path))
    test(`every kind of page is there to read, with a way on, ${title}`, async ({ page }) => {
      for (const { path, heading } of part)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(
            page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true }),
          ).toBeVisible()
          const navigation = page.getByRole('navigation', { name: 'Main' })
          await navigation.getByRole('button', { name: 'About' }).click()
          const next = path === '/about/mission' ? '/about/leadership' : '/about/mission'
          await navigation.locator(`a[href="${next}"]`).click()
          await expect(page).toHaveURL(next)
          await expect(navigation.locator('a[href="/about/chapters"]')).toBeHidden()
          await page.goBack()
          await expect(page).toHaveURL(path)
        })
    })

  test('a press says so, a form is sent and a link is followed', async ({ page, staff }) => {
    await page.goto('/divisions/structural-engineering')
    const button = page.getByRole('button', { name: 'Submit Research or Paper' })
    await button.click()
    await expect(
      page.getByRole('alert').getByText('The server took too long to answer. Please try again.'),
    ).toBeVisible()
    await expect(button).not.toHaveAttribute('aria-busy')

    const event = await makeEvent(staff.api)
    await page.goto('/events')
    await cardOf(page, event).getByRole('button', { name: 'Register Now' }).click()
    await expect(page).toHaveURL(/\/auth\?from=/)

    await page.goto('/')
    await page.getByRole('main').getByRole('searchbox').fill('soil')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=soil')
    const search = page.getByRole('banner').getByRole('link', { name: 'Search' }).first()
    await search.click()
    await expect(page).toHaveURL('/search')
    const release = await holdScripts(page, (route) => route.abort())
    await page.goto('/events')
    await search.click()
    await page.keyboard.type('soil & water')
    release()
    await expect(page).toHaveURL('/search?q=soil%20%26%20water')
  })
})
