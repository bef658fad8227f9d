import { type APIRequestContext, type Page, expect } from '@playwright/test'
import { required } from '../helpers/required'
import type { PublicRoute } from './routes'

interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The structured data of a page. */
export const graphOf = async (page: Page): Promise<Thing[]> => {
  const text = await page.locator('script[type="application/ld+json"]').textContent()
  return (JSON.parse(text ?? '') as { '@graph': Thing[] })['@graph']
}

export const typesOf = async (page: Page): Promise<string[]> =>
  (await graphOf(page)).map((thing) => thing['@type'])

/** The content of a `meta` element with this property, such as `og:title`. */
export const contentOf = (page: Page, property: string): Promise<string | null> =>
  page.locator(`meta[property="${property}"]`).getAttribute('content')

/** Width and height from the header of a PNG. */
const sizeOf = (picture: Buffer): [number, number] => [picture.readUInt32BE(16), picture.readUInt32BE(20)]

/** What search engines and those with whom a page is shared read: title, description, address, picture, kind. */
export const expectMetadata = async (
  page: Page,
  api: APIRequestContext,
  url: string,
  { path }: PublicRoute,
): Promise<void> => {
  const isHome = path === '/'
  expect(await page.title()).toContain(
    isHome ? 'Association of Civil Engineers in South Sudan' : ' – ACE South Sudan',
  )
  expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(20)
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url)
  expect(await contentOf(page, 'og:url')).toBe(url)
  const answer = await api.get(required(await contentOf(page, 'og:image')))
  expect([answer.status(), answer.headers()['content-type'], sizeOf(await answer.body())]).toEqual([
    200,
    'image/png',
    [1200, 630],
  ])
  const types = await typesOf(page)
  expect(types).toContain('Organization')
  expect(types).toContain(isHome ? 'WebSite' : 'BreadcrumbList')
}
