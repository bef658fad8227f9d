import { describe, expect, it } from 'vitest'
import type { SiteChrome } from '../../../domain/content/siteChrome/siteChrome.schema'
import { render } from '../../../frontend/entry.server'
import { textsOf } from '../../../frontend/lib/documentParts'
import type { RenderContext } from '../../../frontend/render.types'
import { required } from '../../helpers/required'

const siteUrl = 'http://localhost'

const link = (label: string, href: string) => ({ label, href, id: href })

const makeChrome = (menu = 'Events & more'): SiteChrome => ({
  settings: { id: 's', name: 'Association <of> Engineers', shortName: 'ACE', email: 'info@example.org' },
  navigation: {
    id: 'n',
    menus: [
      { label: menu, href: '/events', source: 'links', id: '1' },
      { label: 'About', source: 'links', links: [link('Mission', '/about/mission')], id: '2' },
      { label: 'Topics', source: 'divisions', id: '3' },
    ],
    footer: [{ title: 'Help', links: [link('Contact', '/contact')], id: '4' }],
  },
  divisions: [{ id: 'd', slug: 'water', title: 'Water', shortTitle: 'Water', icon: 'water' }],
})

const assets: RenderContext['assets'] = {
  start: '/start.js',
  scripts: ['/entry.js'],
  styles: [],
  laterStyles: [],
  printStyles: '/print.css',
  preloads: () => [],
}

/** @param chromeOf the site chrome that the page's request is answered with */
const read = async (path: string, chromeOf: () => SiteChrome): Promise<string> => {
  const answerTo = (pathname: string): unknown =>
    pathname === '/api/frame' ? chromeOf() : { docs: [], seats: {} }
  const { document, status } = await render(new Request(`${siteUrl}${path}`), {
    siteUrl,
    assets,
    fetchApi: ({ url }) => Promise.resolve(Response.json(answerTo(new URL(url).pathname))),
    cacheAnswer: async <Body>(address: string, fetchAnswer: () => Promise<Body>): Promise<Body> =>
      address === '/api/frame' ? (Object.freeze(chromeOf()) as Body) : fetchAnswer(),
    siteChromePath: () => '/assets/chrome.js',
  })
  expect(status).toBe(404)
  return textsOf(required(document))
    .join('')
    .replace(/"renderedAt":\d+/, '')
}

describe('header and footer', () => {
  const chrome = makeChrome()
  const shared = () => chrome

  it.each(['/nothing', '/events/none', '/nothing?q=<b>', '/about/mission'])(
    'are the same on %s, kept from an earlier page or rendered anew',
    async (path) => {
      const anew = await read(path, makeChrome)
      for (const other of ['/nothing', '/events/another']) await read(other, shared)
      expect(await read(path, shared)).toBe(anew)
      expect(anew).toContain('Events &amp; more</a>')
      expect(anew).toContain('Mission</a>')
    },
  )

  it('mark the open page on it alone', async () => {
    const isMarked = async (path: string) => (await read(path, shared)).includes('aria-current="page"')
    expect([
      await isMarked('/events/none'),
      await isMarked('/nothing'),
      await isMarked('/events/none'),
    ]).toEqual([true, false, true])
  })

  it('show what changed on the next page', async () => {
    await read('/nothing', shared)
    expect(await read('/nothing', () => makeChrome('Gatherings'))).toContain('Gatherings</a>')
  })
})
