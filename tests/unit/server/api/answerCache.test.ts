import type { SanitizedConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { PUBLIC_CONTENT } from '../../../../domain/content'
import { createAnswerCache } from '../../../../server/api/answerCache'

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

describe('the cache of answers to visitors', () => {
  it('fetches an answer once while the versions are unchanged, and again after a publication', async () => {
    const versions = { content: 1, seats: 1 }
    let asked = 0
    const cache = createAnswerCache(config, { current: () => ({ ...versions }) })
    const ask = async (path: string): Promise<unknown> =>
      (await cache(path, () => Promise.resolve(Response.json({ asked: (asked += 1) })))).json()
    expect(await Promise.all([ask('/api/events?page=1'), ask('/api/events?page=1')])).toEqual([
      { asked: 1 },
      { asked: 1 },
    ])
    expect(await ask('/api/events?page=1')).toEqual({ asked: 1 })
    expect(await ask('/api/events?page=2')).toEqual({ asked: 2 })
    versions.content += 1
    expect(await ask('/api/events?page=1')).toEqual({ asked: 3 })
    versions.seats += 1
    expect(await ask('/api/events?page=1')).toEqual({ asked: 3 })
  })

  it.each([
    ['an answer that publishing does not change', '/api/profiles', 200],
    ['a single document', '/api/events/1', 200],
    ['an error answer', '/api/events', 404],
  ])('does not cache %s', async (_what, path, status) => {
    let asked = 0
    const cache = createAnswerCache(config, { current: () => ({ content: 1, seats: 1 }) })
    const ask = () => cache(path, () => Promise.resolve(Response.json({ asked: (asked += 1) }, { status })))
    await ask()
    const again = await ask()
    expect([again.status, await again.json()]).toEqual([status, { asked: 2 }])
  })

  it('is bypassed while the versions cannot be read', async () => {
    let asked = 0
    const cache = createAnswerCache(config, { current: () => Promise.reject(new Error('down')) })
    const ask = () => cache('/api/events', () => Promise.resolve(Response.json({ asked: (asked += 1) })))
    expect(await (await ask()).json()).toEqual({ asked: 1 })
    expect(await (await ask()).json()).toEqual({ asked: 2 })
  })

  it('lets a request that waited for a failed one fetch its own answer', async () => {
    let asked = 0
    const cache = createAnswerCache(config, { current: () => ({ content: 1, seats: 1 }) })
    const ask = () =>
      cache('/api/events', async () => {
        asked += 1
        await Promise.resolve()
        if (asked === 1) throw new Error('cut off')
        return Response.json({ asked })
      })
    const [first, second] = await Promise.allSettled([ask(), ask()])
    expect(first.status).toBe('rejected')
    expect(second.status === 'fulfilled' && (await second.value.json())).toEqual({ asked: 2 })
  })

  it('does not cache an answer that is too large', async () => {
    let asked = 0
    const cache = createAnswerCache(config, { current: () => ({ content: 1, seats: 1 }) })
    const ask = () =>
      cache('/api/events', () =>
        Promise.resolve(Response.json({ asked: (asked += 1), text: 'x'.repeat(600_000) })),
      )
    await ask()
    expect(await (await ask()).json()).toMatchObject({ asked: 2 })
  })
})
