/** What a page tells the service worker. */
export interface PageMessage {
  /**
   * Someone reads a page: the files it loaded are worth keeping, and its document where it is given, which is
   * nobody's own.
   */
  read: { url?: string; files: string[] }
}

/** What the service worker tells a page. */
export interface WorkerMessage {
  /** When what the page was just given was kept, in milliseconds since 1970; null when it came from the site. */
  keptAt: number | null
}

/** Names of the worker's stores: pages and answers of the API, which go when someone signs in or out. */
export const PAGES_STORE = 'pages'
export const ANSWERS_STORE = 'answers'
