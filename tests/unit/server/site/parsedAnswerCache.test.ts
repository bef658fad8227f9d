import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { PUBLIC_CONTENT } from '../../../../domain/content'
import { createParsedAnswerCache } from '../../../../server/site/parsedAnswerCache'
import { required } from '../../../helpers/required'

const config = {
  collections: [
    {
      slug: 'events',
      custom: PUBLIC_CONTENT,
      endpoints: [{ method: 'get', path: '/seats', custom: { cachedBy: ['content', 'seats'] } }],
    },
    { slug: 'profiles', endpoints: [] },
  ],
  globals: [{ slug: 'home', custom: PUBLIC_CONTENT }],
  endpoints: [],
} as unknown as SanitizedConfig

const setUp = () => {
  const versions = { content: 1, seats: 1 }
  let asked = 0
  const cacheAnswer = createParsedAnswerCache(config, { current: () => ({ ...versions }) })
  const ask = (path: string, versionsOfPage?: typeof versions): Promise<{ asked: number; docs: object[] }> =>
    cacheAnswer(path, async () => ({ asked: (asked += 1), docs: [{}] }), versionsOfPage)
  return { versions, ask, cacheAnswer }
}

describe('the cache of parsed answers', () => {
  it('fetches an answer once while the content version is unchanged, also for simultaneous requests', async () => {
    const { ask } = setUp()
    const first = await ask('/api/events?limit=3')
    expect(first.asked).toBe(1)
    expect(await Promise.all([ask('/api/events?limit=3'), ask('/api/events?limit=3')])).toEqual([
      first,
      first,
    ])
    expect((await ask('/api/events?limit=4')).asked).toBe(2)
  })

  it('is bounded by bytes: an answer that is too long is not cached, and the oldest are evicted first', async () => {
    const { cacheAnswer } = setUp()
    const asked: string[] = []
    const ask = (name: string, characters: number) =>
      cacheAnswer(`/api/events?${name}`, async () => (asked.push(name), { text: 'x'.repeat(characters) }))
    await ask('long', 3_000_000)
    await ask('long', 3_000_000)
    expect(asked).toEqual(['long', 'long'])
    for (let turn = 0; turn < 40; turn += 1) await ask(String(turn), 500_000)
    asked.length = 0
    await ask('39', 500_000)
    await ask('0', 500_000)
    expect(asked).toEqual(['0'])
  })

  it('fetches an answer anew after a publication', async () => {
    const { versions, ask } = setUp()
    await ask('/api/globals/home')
    versions.content += 1
    expect((await ask('/api/globals/home')).asked).toBe(2)
  })

  it('uses the versions that were read for the page', async () => {
    const { versions, ask } = setUp()
    const before = { ...versions }
    await ask('/api/globals/home')
    versions.content += 1
    expect((await ask('/api/globals/home', before)).asked).toBe(1)
  })

  it('fetches only the seat counts anew when a seat is taken', async () => {
    const { versions, ask } = setUp()
    await ask('/api/events/seats')
    await ask('/api/globals/home')
    versions.seats += 1
    expect((await ask('/api/globals/home')).asked).toBe(2)
    expect((await ask('/api/events/seats')).asked).toBe(3)
  })

  it.each([
    ['an answer that publishing does not change', '/api/profiles'],
    ['an endpoint below a collection', '/api/events/mine'],
  ])('does not cache %s', async (_what, path) => {
    const { ask } = setUp()
    await ask(path)
    expect((await ask(path)).asked).toBe(2)
  })

  it('throws a failure to all who wait, and fetches again after it', async () => {
    const { ask, cacheAnswer } = setUp()
    const fail = (): Promise<never> => Promise.reject(new Error('unavailable'))
    const waiting = [cacheAnswer('/api/events', fail), ask('/api/events')]
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await ask('/api/events')).asked).toBe(1)
  })

  it('returns answers that a page cannot change, since others share them', async () => {
    const { docs } = await setUp().ask('/api/events')
    expect(() => docs.push({})).toThrow(TypeError)
    expect(() => Object.assign(required(docs[0]), { title: 'mine' })).toThrow(TypeError)
  })
})
