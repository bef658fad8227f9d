import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { inParts } from './inParts'
import { expect, test } from './fixtures'
import { PAGE_KINDS, PUBLIC_ROUTES } from './routes'
import { expectContent } from './walk'

/** Source: issue 11, part 4. */
const MAX_STYLE_BYTES = 6_000

/**
 * The computed style of every kind of element that a page has, and of what stands before and after it. Widths are
 * among them: they are those of the page's own typeface, which may arrive after the page.
 */
const readStyles = async (): Promise<Record<string, string>> => {
  await document.fonts.ready
  const styles: Record<string, string> = {}
  for (const element of document.body.querySelectorAll('*'))
    for (const pseudo of [undefined, '::before', '::after']) {
      const kind = `${element.tagName} ${element.getAttribute('class') ?? ''} ${pseudo ?? ''}`
      if (kind in styles) continue
      const computed = getComputedStyle(element, pseudo)
      styles[kind] = [...computed]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${computed.getPropertyValue(name)}`)
        .join('; ')
    }
  return styles
}

const readStylesAtBothWidths = async (page: Page): Promise<Record<string, string>[]> => {
  const read = []
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    read.push(await page.evaluate(readStyles))
  }
  return read
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  // the browser reports the scripts that it did not run
  test.beforeEach(({ expectProblem }) => expectProblem(/^csp GET .*\.js$/))

  for (const { title, part } of inParts(PUBLIC_ROUTES, ({ path }) => path))
    // proves: C181
    test(`a visitor reads every page and finds a link to continue, ${title}`, async ({ page }) => {
      for (const route of part)
        await test.step(route.path, async () => {
          expect((await page.goto(route.path))?.status()).toBe(200)
          await expectContent(page, route)
          await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toBeVisible()
          await expect(
            page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }),
          ).toBeVisible()
        })
    })

  for (const { title, part } of inParts(PAGE_KINDS, ({ path }) => path))
    test(`every kind of page brings the styles that it needs, in at most 6 kB, ${title}`, async ({
      page,
    }) => {
      for (const { path } of part)
        await test.step(path, async () => {
          const html = (await (await page.goto(path))?.text()) ?? ''
          const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
          expect(styles).not.toBe('')
          expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(MAX_STYLE_BYTES)
          await expect(page.locator('link[rel=stylesheet]:not([media=print])')).toHaveCount(0)

          const own = await readStylesAtBothWidths(page)
          const [, stylesheet = ''] = /data-styles="([^"]+)"/.exec(html) ?? []
          await page.route(
            path,
            async (route) => {
              const body = html.replace('</head>', `<link rel="stylesheet" href="${stylesheet}"></head>`)
              await route.fulfill({ response: await route.fetch(), body })
            },
            { times: 1 },
          )
          await page.goto(path)
          await expect(page.locator(`link[href="${stylesheet}"]`)).toHaveCount(1)
          expect(await readStylesAtBothWidths(page)).toEqual(own)
        })
    })

  // proves: C074
  test('a visitor sends a message', async ({ page }) => {
    await page.goto('/contact?subject=Join%20a%20chapter')
    await expect(page.getByLabel('Subject')).toHaveValue('Join a chapter')
    await page.getByLabel('Name').fill('Nyandeng Deng')
    await page.getByLabel('Email').fill('nyandeng@example.org')
    await page.getByLabel('Message').fill('When does the chapter meet?')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText("Your message has been sent. We'll get back to you soon.")).toBeVisible()
  })

  test('a visitor searches the site', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('searchbox').fill('soil')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=soil/)
    await expect(page.getByRole('main').getByRole('link', { name: /soil/i }).first()).toBeVisible()
  })
})

test('signed-in pages have the whole stylesheet before they are shown', async ({ page, account: _ }) => {
  const html = (await (await page.goto('/profile'))?.text()) ?? ''
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[\w.-]+\.css"\/>/)
  expect(html).not.toContain('<style>')
})
