/** What each store may hold, in bytes as they are stored: 5 MB in all. */
export const MAX_BYTES = {
  /** The offline page, and the start page with its files; checked when the worker is built. */
  shell: 1_200_000,
  pages: 1_170_000,
  /** Of events whose door this device kept. */
  door: 50_000,
  answers: 400_000,
  assets: 1_000_000,
  pictures: 800_000,
  /** Beside the person's record, which takes a few kilobytes, and eight for each of at most ten tickets. */
  certificate: 250_000,
}

const sizeOf = async (store: Cache, request: Request): Promise<number> =>
  (await (await store.match(request, { ignoreVary: true }))?.blob())?.size ?? 0

const trim = async (cacheName: string, maxBytes: number): Promise<void> => {
  const store = await caches.open(cacheName)
  let bytes = 0
  for (const request of [...(await store.keys())].reverse()) {
    const size = await sizeOf(store, request)
    if (bytes + size > maxBytes) await store.delete(request, { ignoreVary: true })
    else bytes += size
  }
}

/** Keeps a store within its bytes: what was stored longest ago goes first. */
export const limitBytes = (maxBytes: number) => {
  let isTrimming = false
  let hasChanged = false
  return {
    cacheDidUpdate: async ({ cacheName }: { cacheName: string }): Promise<void> => {
      hasChanged = true
      if (isTrimming) return
      isTrimming = true
      while (hasChanged) {
        hasChanged = false
        await trim(cacheName, maxBytes).catch(() => {})
      }
      isTrimming = false
    },
  }
}
