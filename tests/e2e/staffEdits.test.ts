import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'

/** A word that no other test uses. */
const newWord = (): string => `Word${randomUUID().slice(0, 8)}`

const ok = async (
  response: Awaited<ReturnType<APIRequestContext['get']>>,
): Promise<Record<string, unknown>> => {
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Record<string, unknown>
}

const findBySlug = async (
  api: APIRequestContext,
  collection: string,
  slug: string,
): Promise<Record<string, unknown> & { id: string }> => {
  const { docs } = await ok(
    await api.get(`/api/${collection}?where[slug][equals]=${encodeURIComponent(slug)}&depth=0`),
  )
  const [document] = docs as (Record<string, unknown> & { id: string })[]
  if (!document) throw new Error(`There is no ${slug} in ${collection}`)
  return document
}

const read = async (api: APIRequestContext, path: string): Promise<string> => (await api.get(path)).text()

test.describe('a change by staff', () => {
  // proves: C104
  test('to a page is in the preview only while it is a draft, and public once published', async ({
    staff,
    api,
  }) => {
    const word = newWord()
    const page = await findBySlug(staff.api, 'pages', 'careers')
    const lead = page.lead as string
    await ok(
      await staff.api.patch(`/api/pages/${page.id}?draft=true`, {
        data: { lead: `${lead} ${word}`, _status: 'draft' },
      }),
    )
    for (const path of ['/careers', '/careers?preview=true'])
      expect(await read(api, path)).not.toContain(word)
    expect(await read(staff.api, '/careers')).not.toContain(word)
    expect(await read(staff.api, '/careers?preview=true')).toContain(word)
    await ok(
      await staff.api.patch(`/api/pages/${page.id}`, {
        data: { lead: `${lead} ${word}`, _status: 'published' },
      }),
    )
    expect(await read(api, '/careers')).toContain(word)
    await ok(await staff.api.patch(`/api/pages/${page.id}`, { data: { lead, _status: 'published' } }))
    expect(await read(api, '/careers')).not.toContain(word)
  })

  test('that adds a page is public under its address, with each of its blocks', async ({
    staff,
    api,
    page,
    axe,
  }) => {
    const [slug, word] = [`about/history-${randomUUID()}`, newWord()]
    const { doc } = await ok(
      await staff.api.post('/api/pages', {
        data: {
          title: `History ${word}`,
          slug,
          description: 'How it began.',
          layout: [
            { blockType: 'cardsGrid', title: 'Years', cards: [{ title: '2011', text: 'A country begins.' }] },
            {
              blockType: 'steps',
              title: 'How it went',
              steps: [{ title: 'A meeting under a tree', text: 'Eleven engineers.' }],
            },
            { blockType: 'faqList', title: 'Questions' },
          ],
          _status: 'published',
        },
      }),
    )
    await page.goto(`/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: `History ${word}` })).toBeVisible()
    for (const name of ['2011', 'Questions']) await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByText('A meeting under a tree')).toBeVisible()
    await axe(page)
    await ok(await staff.api.delete(`/api/pages/${(doc as { id: string }).id}`))
    expect((await api.get(`/${slug}`)).status()).toBe(404)
  })

  test('to a division is on its page at the next request', async ({ staff, api }) => {
    const word = newWord()
    const division = await findBySlug(staff.api, 'divisions', 'materials-concrete-research')
    const path = '/divisions/materials-concrete-research'
    const tagline = division.tagline as string
    await ok(
      await staff.api.patch(`/api/divisions/${division.id}`, {
        data: { tagline: `${tagline} ${word}`, _status: 'published' },
      }),
    )
    expect(await read(api, path)).toContain(word)
    await ok(
      await staff.api.patch(`/api/divisions/${division.id}`, { data: { tagline, _status: 'published' } }),
    )
    expect(await read(api, path)).not.toContain(word)
  })

  test('to the banner is on the home page at the next request', async ({ staff, api }) => {
    const word = newWord()
    const { banner } = (await ok(await staff.api.get('/api/globals/home?depth=0'))) as {
      banner: { text: string }
    }
    await ok(
      await staff.api.post('/api/globals/home', {
        data: { banner: { ...banner, text: `${banner.text} ${word}` }, _status: 'published' },
      }),
    )
    expect(await read(api, '/')).toContain(word)
    await ok(await staff.api.post('/api/globals/home', { data: { banner, _status: 'published' } }))
    expect(await read(api, '/')).not.toContain(word)
  })

  test('to the navigation is in the header of every page at the next request', async ({ staff, api }) => {
    const word = newWord()
    interface Menu {
      label: string
      links?: { label: string; href: string }[]
    }
    const { menus } = (await ok(await staff.api.get('/api/globals/navigation?depth=0'))) as { menus: Menu[] }
    const changed = menus.map((menu) =>
      menu.label === 'About'
        ? { ...menu, links: [...(menu.links ?? []), { label: word, href: '/careers' }] }
        : menu,
    )
    await ok(
      await staff.api.post('/api/globals/navigation', { data: { menus: changed, _status: 'published' } }),
    )
    for (const path of ['/', '/careers', '/events']) expect(await read(api, path)).toContain(word)
    await ok(await staff.api.post('/api/globals/navigation', { data: { menus, _status: 'published' } }))
    expect(await read(api, '/')).not.toContain(word)
  })
})
