import sharp from 'sharp'
import { expect, test } from './fixtures'

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
    await staff.api.post('/api/globals/site-settings', { data: { logo: null } })
    await staff.api.delete(`/api/media/${doc.id}`)
  }
})
