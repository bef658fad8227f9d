import { test } from './fixtures'
const PAGES = (process.env.SHOT_PAGES ?? '/admin,/admin/users,/admin/payments/all').split(',')
const SIZES = (process.env.SHOT_SIZES ?? '360x740,768x1024,1440x900').split(',')
const SCHEMES = (process.env.SHOT_SCHEMES ?? 'light').split(',') as ('light' | 'dark')[]
test('shots', async ({ page, admin }) => {
  test.setTimeout(600_000)
  void admin
  for (const scheme of SCHEMES)
    for (const size of SIZES) {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: scheme })
      for (const path of PAGES) {
        await page.goto(path)
        await page.waitForTimeout(1500)
        const name = path.replaceAll(/[^a-z0-9]+/gi, '_')
        await page.screenshot({ path: `/tmp/shots/${name}-${size}-${scheme}.png` })
      }
    }
})
