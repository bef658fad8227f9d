import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAX_BYTES, limitBytes } from '../../../../frontend/worker/storeBytes'
import { fakeCaches } from '../../../fakes/cacheStorage'

beforeEach(() => vi.stubGlobal('caches', fakeCaches()))
afterEach(() => vi.unstubAllGlobals())

const pathsIn = async (store: Cache): Promise<string[]> =>
  (await store.keys()).map(({ url }) => new URL(url).pathname)

it('all stores together hold at most 5 MB, with room for a person’s record', () => {
  const sum = Object.values(MAX_BYTES).reduce((all, bytes) => all + bytes, 0)
  expect(sum).toBeLessThanOrEqual(4_880_000)
})

it('what was stored longest ago goes first, and what is too large never stays', async () => {
  const store = await caches.open('pages')
  const { cacheDidUpdate } = limitBytes(250)
  for (const path of ['/a', '/b', '/c']) await store.put(path, new Response('x'.repeat(100)))
  await cacheDidUpdate({ cacheName: 'pages' })
  expect(await pathsIn(store)).toEqual(['/b', '/c'])
  await store.put('/large', new Response('x'.repeat(251)))
  await cacheDidUpdate({ cacheName: 'pages' })
  expect(await pathsIn(store)).toEqual(['/b', '/c'])
})

it('counts what is stored while it counts', async () => {
  const store = await caches.open('pages')
  const { cacheDidUpdate } = limitBytes(250)
  const storing = ['/a', '/b', '/c', '/d'].map(async (path) => {
    await store.put(path, new Response('x'.repeat(100)))
    await cacheDidUpdate({ cacheName: 'pages' })
  })
  await Promise.all(storing)
  await vi.waitFor(async () => expect(await pathsIn(store)).toEqual(['/c', '/d']))
})
