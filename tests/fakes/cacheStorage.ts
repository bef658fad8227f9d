const addressOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : request, 'https://ace.example.org').href

const createStore = (): Pick<Cache, 'keys' | 'match' | 'put' | 'delete'> => {
  const answers = new Map<string, Response>()
  return {
    keys: () => Promise.resolve([...answers.keys()].map((url) => new Request(url))),
    match: (request) => Promise.resolve(answers.get(addressOf(request))?.clone()),
    put: (request, response) => {
      const address = addressOf(request)
      answers.delete(address) // one that is stored again is the newest
      answers.set(address, response)
      return Promise.resolve()
    },
    delete: (request) => Promise.resolve(answers.delete(addressOf(request))),
  }
}

/** What a service worker stores answers in, in memory. */
export const fakeCaches = (): CacheStorage => {
  const stores = new Map<string, ReturnType<typeof createStore>>()
  const storage = {
    keys: () => Promise.resolve([...stores.keys()]),
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    open: (name: string) => {
      const store = stores.get(name) ?? createStore()
      stores.set(name, store)
      return Promise.resolve(store)
    },
    match: async (request: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) => {
      for (const [name, store] of stores) {
        const answer = cacheName === undefined || name === cacheName ? await store.match(request) : undefined
        if (answer) return answer
      }
      return undefined
    },
  }
  return storage as unknown as CacheStorage
}
