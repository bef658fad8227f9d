/** What a page tells the service worker. */
export interface PageMessage {
  /** Someone reads a page. */
  read?: {
    /** The page, where its document is nobody's own and worth keeping. */
    url?: string
    /** The files that it loaded. */
    files: string[]
    /** Id of who is signed in, whose card is kept; null for a visitor. */
    person: string | null
  }
  /**
   * Who signed in or out, or turned out to be signed in: id of the person, null for nobody. What is others'
   * own goes.
   */
  signedIn?: string | null
  /** Whether the line is good and no data are to be saved: what nobody asked for yet may be loaded. */
  mayLoadAhead?: boolean
}

/** What the service worker tells a page. */
export interface WorkerMessage {
  /** When what the page was just given was kept, in milliseconds since 1970; null when it came from the site. */
  keptAt: number | null
}

/** What can be read without a connection, as the worker lists it. */
export const OFFLINE_PAGE = '/offline.html'

/** Names of the worker's stores: pages and answers of the API, which go when someone signs in or out. */
export const PAGES_STORE = 'pages'
export const ANSWERS_STORE = 'answers'

const OWN_STORES = 'own-'

/** The store of what is a person's own. */
export const ownStoreOf = (person: string): string => OWN_STORES + person

/** Whose own a store is; undefined for one that is nobody's. */
export const ownerOf = (store: string): string | undefined =>
  store.startsWith(OWN_STORES) ? store.slice(OWN_STORES.length) : undefined

/** Removes what is kept as the own of others. @param person id of who is signed in; null for nobody */
export const removeOwnStores = async (person: string | null): Promise<void> => {
  const isOthers = (store: string): boolean => ![undefined, person].includes(ownerOf(store))
  await Promise.all((await caches.keys()).filter(isOthers).map((store) => caches.delete(store)))
}
