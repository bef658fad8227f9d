import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteChrome } from '../../../domain/content/siteChrome/siteChrome.schema'
import type { Home } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { type Account, makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let admin: Account
let others: (Account | undefined)[]

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  others = [
    undefined,
    await makeAccount(app.payload),
    await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' }),
  ]
})
afterAll(() => app.stop())

const save = async (slug: string, body: object, query = ''): Promise<number> =>
  (await app.request('POST', `/api/globals/${slug}${query}`, { as: admin, body })).status

const read = async <Body>(path: string, as?: Account): Promise<Body> =>
  (await (await app.request('GET', `/api/${path}`, { as })).json()) as Body

const contentVersion = async (): Promise<number> =>
  (
    await modelOf(app.payload, 'content-versions')
      .findOne({ key: 'public' })
      .lean<{ content?: number } | null>()
  )?.content ?? 0

describe('the site chrome', () => {
  it('shows drafts of settings and navigation to administrators who ask for them, and to nobody else', async () => {
    expect(await save('site-settings', { footerText: 'Published footer', _status: 'published' })).toBe(200)
    expect(await save('navigation', { footer: [{ title: 'Published column' }], _status: 'published' })).toBe(
      200,
    )
    expect(await save('site-settings', { footerText: 'Drafted footer' }, '?draft=true&autosave=true')).toBe(
      200,
    )
    expect(
      await save('navigation', { footer: [{ title: 'Drafted column' }] }, '?draft=true&autosave=true'),
    ).toBe(200)

    const shown = async (query: string, as?: Account): Promise<unknown[]> => {
      const { settings, navigation } = await read<SiteChrome>(`frame${query}`, as)
      return [settings.footerText, navigation.footer?.[0]?.title]
    }
    expect(await shown('?draft=true', admin)).toEqual(['Drafted footer', 'Drafted column'])
    expect(await shown('', admin)).toEqual(['Published footer', 'Published column'])
    for (const as of others) {
      expect(await shown('?draft=true', as)).toEqual(['Published footer', 'Published column'])
      expect((await read<SiteChrome['settings']>('globals/site-settings?draft=true', as)).footerText).toBe(
        'Published footer',
      )
      expect((await app.request('GET', '/api/globals/site-settings/versions', { as })).status).toBe(403)
    }
  })

  it('shows a global when it is published, and not its drafts', async () => {
    for (const slug of ['site-settings', 'navigation', 'home']) {
      await save(slug, { _status: 'published' })
      const before = await contentVersion()
      await save(slug, {}, '?draft=true&autosave=true')
      expect(await contentVersion(), slug).toBe(before)
      await save(slug, { _status: 'published' })
      expect(await contentVersion(), slug).toBe(before + 1)
    }
    const before = await contentVersion()
    await save('home', {}, '?draft=true')
    await save('home', { _status: 'draft' })
    expect(await contentVersion()).toBe(before + 1)
  })
})

describe('the site settings', () => {
  it('cannot be unpublished, since every page shows them', async () => {
    await save('site-settings', { footerText: 'Stays', _status: 'published' })
    expect(await save('site-settings', { _status: 'draft' })).toBe(409)
    expect((await read<SiteChrome>('frame')).settings.footerText).toBe('Stays')
  })
})

describe('the headlines of the home page', () => {
  it('have a drawing with a description, those of an earlier version in the order of the drawings', async () => {
    await save('home', {
      hero: { headlines: [{ text: 'One' }, { text: 'Two' }, { text: 'Three', drawing: 'concrete' }] },
      _status: 'published',
    })
    await app.payload.db.globals.collection.updateOne(
      { globalType: 'home' },
      { $unset: { 'hero.headlines.0.drawing': 1, 'hero.headlines.1.drawing': 1 } },
    )
    const { hero } = await read<Home>('globals/home')
    expect(hero?.headlines?.map(({ drawing }) => drawing)).toEqual(['bridge', 'road', 'concrete'])
    expect(hero?.headlines?.[2]?.drawingLabel).toContain('testing machine')
  })
})
