import { LRUCache } from 'lru-cache'
import type { ContentTopic } from '../../domain/content/contentVersionRepository'
import { type CompressedBody, compress } from './compress'
import type { ContentVersionReader, ContentVersions } from './contentVersion'

/** What depends on the time of day (events that end, banners that begin) is looked at again after this. */
const MAX_AGE_MS = 60_000
/** The pages at their plain addresses: as many as there is content. */
const MAX_BYTES = 24 * 1024 * 1024
/** Addresses with a query, and those where nothing is: whoever asks invents as many as they like. */
const MAX_INVENTED_BYTES = 8 * 1024 * 1024

export interface CachedPage {
  status: number
  redirectTo?: string
  /** No copy may be kept, by a browser either. */
  isPersonal?: boolean
  body: CompressedBody
}

const isCurrent = ({ topics, versions }: Entry, now: ContentVersions): boolean =>
  topics.every((topic) => versions[topic] === now[topic])

export interface FreshPage {
  status: number
  redirectTo?: string
  html: string
  isPersonal?: boolean
  /** What it depends on; without any it is not kept, since nothing tells when it is old. */
  topics: readonly ContentTopic[]
}

interface Entry extends CachedPage {
  topics: readonly ContentTopic[]
  versions: ContentVersions
  renderedAt: number
}

export interface PageCache {
  /**
   * The page of a path for an anonymous visitor, from the cache when nothing it shows has changed.
   * @param render makes the page of content of these versions, or newer; called once for all who ask at the same moment
   */
  page: (key: string, render: (versions: ContentVersions) => Promise<FreshPage>) => Promise<CachedPage>
  /** Whether a page is kept, current or not: worth asking `kept` for. */
  has: (key: string) => boolean
  /** The page that is kept, if nothing it shows has changed. */
  kept: (key: string, versions: ContentVersions) => CachedPage | undefined
  /** While the database does not answer: the page as it was last known to be right, however long ago it was rendered. */
  lastKnown: (key: string) => CachedPage | undefined
}

const entriesWithin = (maxSize: number): LRUCache<string, Entry> =>
  new LRUCache<string, Entry>({
    maxSize,
    // Compressed forms come later and are a fifth of the page each.
    sizeCalculation: ({ body }, key) => Math.ceil(body.identity.length * 1.4) + 2 * key.length + 500,
  })

/**
 * @param isKeeping false in development, where a page changes with its sources too
 */
export const createPageCache = (
  versionReader: ContentVersionReader,
  { isKeeping = true } = {},
): PageCache => {
  const plain = entriesWithin(MAX_BYTES)
  const invented = entriesWithin(MAX_INVENTED_BYTES)
  const entryOf = (key: string): Entry | undefined => plain.get(key) ?? invented.get(key)
  const keep = (key: string, entry: Entry): void => {
    const [its, other] = entry.status === 200 && !key.includes('?') ? [plain, invented] : [invented, plain]
    other.delete(key)
    its.set(key, entry)
  }
  const rendering = new Map<string, Promise<CachedPage>>()

  const renderFresh = async (
    key: string,
    versions: ContentVersions,
    render: (versions: ContentVersions) => Promise<FreshPage>,
  ): Promise<CachedPage> => {
    const { html, topics, status, redirectTo, isPersonal } = await render(versions)
    const entry = {
      status,
      redirectTo,
      isPersonal,
      topics,
      versions,
      renderedAt: Date.now(),
      body: compress(html),
    }
    // Kept under the versions read before rendering: what changed meanwhile makes it old at the next request. A page that
    // was rendered while the database did not answer may lack a part.
    const isWhole = status < 500 && versionReader.lastKnown() === undefined
    if (isKeeping && isWhole && topics.length > 0 && !isPersonal) keep(key, entry)
    return entry
  }

  const kept = (key: string, versions: ContentVersions): CachedPage | undefined => {
    const entry = entryOf(key)
    return entry && isCurrent(entry, versions) && Date.now() - entry.renderedAt < MAX_AGE_MS
      ? entry
      : undefined
  }

  const lastKnown = (key: string): CachedPage | undefined => {
    const versions = versionReader.lastKnown()
    const entry = versions && entryOf(key)
    return entry && isCurrent(entry, versions) ? entry : undefined
  }

  const pageOf = async (
    key: string,
    render: (versions: ContentVersions) => Promise<FreshPage>,
  ): Promise<CachedPage> => {
    const versions = await versionReader.current()
    const entry = kept(key, versions)
    if (entry) return entry
    const flight = `${versions.content}.${versions.seats} ${key}`
    let page = rendering.get(flight)
    if (!page) {
      page = renderFresh(key, versions, render).finally(() => rendering.delete(flight))
      rendering.set(flight, page)
    }
    return page
  }

  return {
    kept,
    lastKnown,
    has: (key) => plain.has(key) || invented.has(key),
    page: async (key, render) => {
      try {
        const page = await pageOf(key, render)
        return page.status >= 500 ? (lastKnown(key) ?? page) : page
      } catch (error) {
        const page = lastKnown(key)
        if (!page) throw error
        return page
      }
    },
  }
}
