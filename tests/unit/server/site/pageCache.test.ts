import { brotliDecompressSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailableError } from '../../../../platform/databaseErrors'
import type { ContentVersions } from '../../../../server/site/contentVersion'
import { withLastKnownNotice } from '../../../../server/site/lastKnownNotice'
import { type FreshPage, createPageCache } from '../../../../server/site/pageCache'

const setUp = (markLastKnown?: (html: string) => string) => {
  const versions: ContentVersions = { content: 1, seats: 1 }
  const database = { isAnswering: true }
  const current = async (): Promise<ContentVersions> => {
    if (!database.isAnswering) throw new DatabaseUnavailableError()
    return { ...versions }
  }
  const cache = createPageCache(
    { current, lastKnown: () => (database.isAnswering ? undefined : { ...versions }) },
    { markLastKnown },
  )
  let renderings = 0
  const render =
    (overrides: Partial<FreshPage> = {}) =>
    async (): Promise<FreshPage> => {
      renderings += 1
      return { status: 200, bytes: Buffer.from(`page ${renderings}`), topics: ['content'], ...overrides }
    }
  const textOf = async (key: string, overrides?: Partial<FreshPage>): Promise<string> =>
    brotliDecompressSync(await (await cache.page(key, render(overrides))).body.encoded('br')).toString()
  return { versions, database, cache, render, textOf }
}

describe('the page cache', () => {
  it('renders a page once while nothing changes', async () => {
    const { textOf } = setUp()
    expect([await textOf('/'), await textOf('/'), await textOf('/events')]).toEqual([
      'page 1',
      'page 1',
      'page 2',
    ])
  })

  it('renders again at the first request after the content changed', async () => {
    const { versions, textOf } = setUp()
    await textOf('/')
    versions.content += 1
    expect(await textOf('/')).toBe('page 2')
  })

  it('renders a page again after a minute, so that an expired banner or a past event disappears', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { textOf } = setUp()
    await textOf('/')
    vi.setSystemTime(Date.now() + 59_000)
    expect(await textOf('/')).toBe('page 1')
    vi.setSystemTime(Date.now() + 1_000)
    expect(await textOf('/')).toBe('page 2')
    vi.useRealTimers()
  })

  it('discards only the pages that show seats when a seat is taken', async () => {
    const { versions, textOf } = setUp()
    await textOf('/')
    await textOf('/events', { topics: ['content', 'seats'] })
    versions.seats += 1
    expect(await textOf('/')).toBe('page 1')
    expect(await textOf('/events', { topics: ['content', 'seats'] })).toBe('page 3')
  })

  it('renders once for simultaneous requests', async () => {
    const { textOf } = setUp()
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => textOf('/'))))).toEqual(
      new Set(['page 1']),
    )
  })

  it('does not cache a page that depends on no topic', async () => {
    const { textOf } = setUp()
    await textOf('/search?q=a', { topics: [] })
    expect(await textOf('/search?q=a', { topics: [] })).toBe('page 2')
  })

  it('does not evict the pages of the site for addresses that a client invents', async () => {
    const { textOf } = setUp()
    await textOf('/')
    const bytes = Buffer.alloc(100_000, 'x')
    for (let count = 0; count < 300; count += 1) {
      await textOf(`/?campaign=${count}`, { bytes })
      await textOf(`/nothing-${count}`, { bytes, status: 404 })
    }
    expect(await textOf('/')).toBe('page 1')
  })

  it('does not cache a failed page', async () => {
    const { textOf } = setUp()
    await textOf('/', { status: 500 })
    expect(await textOf('/')).toBe('page 2')
  })
})

describe('while the database does not answer', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('the page cache returns the last known page, whatever its age', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { database, textOf } = setUp()
    await textOf('/')
    vi.setSystemTime(Date.now() + 3_600_000)
    database.isAnswering = false
    expect(await textOf('/')).toBe('page 1')
    database.isAnswering = true
    expect(await textOf('/')).toBe('page 2')
  })

  it('the page cache marks the last known page, which no other cache may keep, and the page itself stays as it was', async () => {
    const { database, cache, render, textOf } = setUp(withLastKnownNotice)
    const html = '<html><body class="site"><h1>Events</h1></body></html>'
    await textOf('/', { bytes: Buffer.from(html) })
    expect((await cache.page('/', render())).topics).toEqual(['content'])
    database.isAnswering = false
    expect(await textOf('/')).toMatch(/<body class="site"><p role="status".*out of date.*<h1>Events/)
    expect((await cache.page('/', render())).topics).toBeUndefined()
    database.isAnswering = true
    expect(await textOf('/')).toBe(html)
  })

  it('the page cache returns no page whose content has changed since, and none that it does not have', async () => {
    const { versions, database, textOf } = setUp()
    await textOf('/')
    versions.content += 1
    database.isAnswering = false
    await expect(textOf('/')).rejects.toThrow(DatabaseUnavailableError)
    await expect(textOf('/events')).rejects.toThrow(DatabaseUnavailableError)
  })
})
