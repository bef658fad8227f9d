import { afterEach, describe, expect, it, vi } from 'vitest'
import { createVersionedCache } from '../../../platform/versionedCache'

type Topic = 'content' | 'seats'

const NOW = { content: 1, seats: 1 }

const setUp = () => {
  const cache = createVersionedCache<string, Topic>({
    ttlMs: 60_000,
    sizeOf: (text) => text.length,
    regions: [{ maxBytes: 20_000, maxEntryBytes: 10_000 }, { maxBytes: 5_000 }],
    regionOf: (key) => (key.startsWith('/') ? 0 : 1),
  })
  let loads = 0
  const read = (key: string, versions = NOW, topics: readonly Topic[] | undefined = ['content']) =>
    cache.read(key, versions, async () => ({ value: `value ${(loads += 1)}`, topics }))
  return { cache, read }
}

describe('the versioned cache', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('loads a value once for simultaneous reads, and again when a version of its topics has changed', async () => {
    const { read } = setUp()
    expect(await Promise.all([read('/a'), read('/a')])).toEqual(['value 1', 'value 1'])
    expect(await read('/a', { content: 1, seats: 2 })).toBe('value 1')
    expect(await read('/a', { content: 2, seats: 2 })).toBe('value 2')
  })

  it('returns an expired value only when its age is ignored, and none of other versions', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { cache, read } = setUp()
    await read('/a')
    vi.setSystemTime(Date.now() + 60_000)
    expect(cache.find('/a', NOW)).toBeUndefined()
    expect(cache.findOfAnyAge('/a', NOW)).toBe('value 1')
    expect(cache.findOfAnyAge('/a', { content: 2, seats: 1 })).toBeUndefined()
  })

  it('does not cache a value without topics, one that is too large, or a failure', async () => {
    const { cache, read } = setUp()
    await cache.read('/a', NOW, async () => ({ value: 'a', topics: undefined }))
    await cache.read('/b', NOW, async () => ({ value: 'b'.repeat(10_000), topics: [] }))
    await expect(cache.read('/c', NOW, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(['/a', '/b', '/c'].map((key) => cache.has(key))).toEqual([false, false, false])
    expect(await read('/c')).toBe('value 1')
  })

  it('evicts within a region, and does not affect the others', async () => {
    const { cache, read } = setUp()
    await read('/a')
    for (let count = 0; count < 20; count += 1) await read(`other ${count}`)
    expect([cache.has('/a'), cache.has('other 0'), cache.has('other 19')]).toEqual([true, false, true])
  })
})
