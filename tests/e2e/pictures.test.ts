import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { required } from '../helpers/required'
import { expect, test } from './fixtures'

const ALT = 'Engineers measure the approach span of a bridge'

/** Noise, as in photographs: a picture of one colour would be small in every format. */
const photograph = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 2000,
      height: 1200,
      channels: 3,
      background: '#40606f',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .blur(2)
    .jpeg()
    .toBuffer()

const upload = (api: APIRequestContext, buffer: Buffer, fields: object) =>
  api.post('/api/media', {
    multipart: {
      file: { name: 'bridge.jpg', mimeType: 'image/jpeg', buffer },
      _payload: JSON.stringify(fields),
    },
  })

test('a picture without a description is refused', async ({ staff }) => {
  const refused = await upload(staff.api, await photograph(), {})
  expect(refused.status()).toBe(400)
  expect(await refused.text()).toContain('alt')
})

test.describe('an uploaded picture', () => {
  test(
    'is fetched at once where it is the subject, has its description and size, and is an AVIF no wider than needed',
    { tag: '@phone' },
    async ({ page, staff }) => {
      const uploaded = await upload(staff.api, await photograph(), { alt: ALT })
      expect(uploaded.status(), await uploaded.text()).toBe(201)
      const { doc: picture } = (await uploaded.json()) as { doc: { id: string } }
      const slug = `bridge-${randomUUID()}`
      const made = await staff.api.post('/api/news', {
        data: {
          title: 'A bridge is measured',
          slug,
          summary: 'Where the approach span begins.',
          category: 'announcement',
          date: '2026-11-01T09:00:00.000Z',
          image: picture.id,
          _status: 'published',
        },
      })
      expect(made.status(), await made.text()).toBe(201)
      const { doc: news } = (await made.json()) as { doc: { id: string } }
      try {
        await page.goto(`/newsroom/${slug}`)
        const image = page.getByRole('main').getByRole('img', { name: ALT })
        await image.scrollIntoViewIfNeeded()
        await expect(image).toHaveAttribute('loading', 'eager')
        await expect(image).toHaveAttribute('width', /^\d+$/)
        await expect(image).toHaveAttribute('height', /^\d+$/)
        await expect
          .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
          .toBeGreaterThan(0)
        const { chosen, shown, ratio } = await image.evaluate((element: HTMLImageElement) => ({
          chosen: element.currentSrc,
          shown: element.clientWidth,
          ratio: devicePixelRatio,
        }))
        const file = await page.request.get(chosen)
        expect(file.headers()['content-type']).toBe('image/avif')
        const { width } = await sharp(await file.body()).metadata()
        const widths = [480, 960, 1600]
        expect(width).toBe(widths.find((offered) => offered >= shown * ratio) ?? widths.at(-1))
        const source = (await image.getAttribute('src')) ?? ''
        await page.goto('/newsroom')
        await expect(page.getByRole('main').locator(`img[src="${source}"]`).first()).toHaveAttribute(
          'loading',
          'lazy',
        )
      } finally {
        await staff.api.delete(`/api/news/${news.id}`)
        await staff.api.delete(`/api/media/${picture.id}`)
      }
    },
  )
})

test(
  'a news item has a picture with its caption, a table and files below its text',
  { tag: '@phone-too' },
  async ({ page, staff, axe }) => {
    const uploaded = await upload(staff.api, await photograph(), { alt: ALT })
    const { doc: picture } = (await uploaded.json()) as { doc: { id: string } }
    const papers = (await (
      await staff.api.get('/api/publications?where[_status][equals]=published&sort=createdAt&limit=2&depth=0')
    ).json()) as {
      docs: { id: string; title: string }[]
    }
    const [first, second] = [required(papers.docs[0]), required(papers.docs[1])]
    const slug = `parts-${randomUUID()}`
    const made = await staff.api.post('/api/news', {
      data: {
        title: 'The span in figures',
        slug,
        summary: 'What was measured.',
        category: 'announcement',
        date: '2026-01-01T09:00:00.000Z',
        parts: [
          { blockType: 'picture', image: picture.id, caption: 'The northern approach' },
          {
            blockType: 'table',
            title: 'Spans',
            columns: [{ label: 'Span' }, { label: 'Length' }],
            rows: [{ cells: [{ text: 'North' }, { text: '42 m' }] }],
          },
          {
            blockType: 'publicationsList',
            title: 'Files',
            limit: 3,
            publications: [second.id, first.id],
          },
        ],
        _status: 'published',
      },
    })
    expect(made.status(), await made.text()).toBe(201)
    const { doc: news } = (await made.json()) as { doc: { id: string } }
    try {
      await page.goto(`/newsroom/${slug}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('figure')).toContainText('The northern approach')
      await expect(main.getByRole('img', { name: ALT })).toHaveAttribute('loading', 'lazy')
      await expect(main.getByRole('table', { name: 'Spans' })).toContainText('42 m')
      const files = main.getByRole('region', { name: 'Files' })
      await expect(files.getByRole('link', { name: second.title })).toBeVisible()
      const links = await files.getByRole('listitem').getByRole('link').allTextContents()
      expect(links.filter((text) => text === first.title || text === second.title)).toEqual([
        second.title,
        first.title,
      ])
      await axe(page)
      const { uses } = (await (await staff.api.get(`/api/media/${picture.id}/uses`)).json()) as {
        uses: object[]
      }
      expect(uses).toHaveLength(1)
      const search = await page.request.get('/api/search?q=northern+approach')
      expect(await search.text()).toContain(slug)
    } finally {
      await staff.api.delete(`/api/news/${news.id}`)
      await staff.api.delete(`/api/media/${picture.id}`)
    }
  },
)
