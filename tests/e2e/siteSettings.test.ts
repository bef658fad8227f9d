import { randomUUID } from 'node:crypto'
import type { FrameLocator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './fixtures'

// who publishes the settings publishes what another has begun in them: one test after the other
test.describe.configure({ mode: 'default' })

/** Opens a global with its live preview. */
const openBeside = async (page: Page, slug: string): Promise<FrameLocator> => {
  await page.goto(`/cms/globals/${slug}`)
  await expect(page.locator('#live-preview-toggler')).toBeVisible({ timeout: 30_000 })
  const pane = page.locator('iframe')
  if (!(await pane.isVisible())) await page.locator('#live-preview-toggler').click()
  const shown = page.frameLocator('iframe')
  await expect(shown.getByRole('contentinfo')).toBeAttached({ timeout: 30_000 })
  return shown
}

test.describe('the live preview', () => {
  test('shows unsaved site settings and home page, which visitors see after publication', async ({
    openBrowser,
    staff,
    api,
  }) => {
    const page = await openBrowser(staff)
    const word = randomUUID().slice(0, 8)
    const publicPage = async (): Promise<string> => (await api.get('/')).text()

    const settings = (await (await staff.api.get('/api/globals/site-settings?depth=0')).json()) as {
      footerText: string
    }
    const settingsPage = await openBeside(page, 'site-settings')
    await page.getByLabel('Footer text').fill(`Footer ${word}`)
    await expect(settingsPage.getByText(`Footer ${word}`)).toBeVisible()
    expect(await publicPage()).not.toContain(`Footer ${word}`)
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect.poll(publicPage).toContain(`Footer ${word}`)
    expect(
      (
        await staff.api.post('/api/globals/site-settings?overrideLock=true', {
          data: { footerText: settings.footerText, _status: 'published' },
        })
      ).status(),
    ).toBe(200)

    const homePage = await openBeside(page, 'home')
    await page.locator('[name="hero.text"]').fill(`Welcome ${word}`)
    await expect(homePage.getByText(`Welcome ${word}`)).toBeVisible()
    expect(await publicPage()).not.toContain(word)
    for (const path of ['/?preview=true', '/api/globals/home?draft=true', '/api/frame?draft=true'])
      expect(await (await api.get(path)).text()).not.toContain(word)
    const { hero } = (await (await staff.api.get('/api/globals/home?depth=0')).json()) as { hero: object }
    expect(
      (
        await staff.api.post('/api/globals/home?overrideLock=true', { data: { hero, _status: 'published' } })
      ).status(),
    ).toBe(200)
  })
})

test('staff schedule a publication in Juba time, see it in the list, and remove it', async ({
  openBrowser,
  staff,
}) => {
  const page = await openBrowser(staff)
  const word = randomUUID().slice(0, 8)
  const made = await staff.api.post('/api/news?draft=true', {
    data: {
      title: `News ${word}`,
      category: 'policy',
      date: new Date().toISOString(),
      summary: 'One.',
      _status: 'draft',
    },
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await page.goto(`/cms/collections/news/${doc.id}`)
  await expect(page.getByLabel('Summary')).toBeEditable({ timeout: 30_000 })
  await page
    .getByRole('button', { name: /^Publish( changes)?$/ })
    .locator('xpath=following::button[1]')
    .click()
  await page.getByRole('button', { name: 'Schedule Publish' }).click()
  const drawer = page.locator('.schedule-publish')
  await expect(drawer.getByText('Juba time').first()).toBeVisible()
  await expect(drawer.getByText('Nothing is scheduled.')).toBeVisible()
  await drawer.getByText('Publish', { exact: true }).click()
  const nextYear = new Date().getUTCFullYear() + 1
  await drawer.locator('.react-datepicker__input-container input').fill(`Mar 4, ${nextYear} 9:00 AM`)
  await page.keyboard.press('Enter')
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(drawer.getByText(`4 March ${nextYear}, 09:00`)).toBeVisible()
  await drawer.locator('.schedule-publish__delete').click()
  await expect(drawer.getByText('Nothing is scheduled.')).toBeVisible()
  await staff.api.delete(`/api/news/${doc.id}?overrideLock=true`)
})

test('an uploaded logo replaces the drawn one in header, footer and descriptions', async ({
  page,
  api,
  staff,
  baseURL,
}) => {
  const file = await sharp({ create: { width: 320, height: 160, channels: 3, background: '#b4441f' } })
    .png()
    .toBuffer()
  const uploaded = await staff.api.post('/api/media', {
    multipart: {
      file: { name: 'logo.png', mimeType: 'image/png', buffer: file },
      _payload: JSON.stringify({ alt: 'Our sign: a bridge' }),
    },
  })
  expect(uploaded.status(), await uploaded.text()).toBe(201)
  const { doc } = (await uploaded.json()) as { doc: { id: string; filename: string } }
  try {
    expect((await staff.api.post('/api/globals/site-settings', { data: { logo: doc.id } })).status()).toBe(
      200,
    )
    const { settings, divisions } = (await (await api.get('/api/frame')).json()) as {
      settings: { logo: object }
      divisions: { icon?: string }[]
    }
    expect(settings.logo).toMatchObject({ alt: 'Our sign: a bridge', width: 320, height: 160 })
    expect(divisions.filter(({ icon }) => !icon)).toEqual([])

    await page.goto('/terms')
    for (const part of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(part).getByRole('img', { name: 'Our sign: a bridge' })
      await expect(logo).toBeVisible()
      await expect(logo).toHaveAttribute('width', '320')
      await expect(logo).toHaveAttribute('height', '160')
    }
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(data).toContain(`${baseURL}/api/media/file/${doc.filename}`)
  } finally {
    // the file stays: a page that another test has just opened still asks for it, on a slow line seconds later
    await staff.api.post('/api/globals/site-settings', { data: { logo: null } })
  }
})
