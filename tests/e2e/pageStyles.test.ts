import { brotliCompressSync } from 'node:zlib'
import { expect, test } from './fixtures'
import { PAGE_KINDS } from './routes'

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

test.describe('before the application is loaded', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ expectProblem }) => expectProblem(/^csp GET .*\.js$/)) // how the browser tells that scripts are off

  for (const { path } of PAGE_KINDS)
    test(`${path} brings the styles that it needs, in at most 6 kB`, async ({ page }) => {
      const response = await page.goto(path)
      const html = (await response?.text()) ?? ''
      const [, styles = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
      expect(styles).not.toBe('')
      expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(MAX_STYLE_BYTES)
      await expect(page.locator('link[rel=stylesheet]:not([media=print])')).toHaveCount(0)

      const own = await page.evaluate(readStyles)
      const [, stylesheet = ''] = /data-styles="([^"]+)"/.exec(html) ?? []
      await page.route(path, async (route) => {
        const body = html.replace('</head>', `<link rel="stylesheet" href="${stylesheet}"></head>`)
        await route.fulfill({ response: await route.fetch(), body })
      })
      await page.goto(path)
      await expect(page.locator(`link[href="${stylesheet}"]`)).toHaveCount(1)
      expect(await page.evaluate(readStyles)).toEqual(own)
    })
})

test('signed-in pages have the whole stylesheet before they are shown', async ({ page, account }) => {
  expect(account.email).not.toBe('')
  const html = (await (await page.goto('/profile'))?.text()) ?? ''
  expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/[\w.-]+\.css"\/>/)
  expect(html).not.toContain('<style>')
})
