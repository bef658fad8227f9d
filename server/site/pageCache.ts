import type { ContentTopic } from '../../domain/content/contentVersions'
import { createVersionedCache } from '../../platform/versionedCache'
import { type CompressedBody, compress } from './compress'
import type { ContentVersionReader, ContentVersions } from './contentVersion'

/** What depends on the time of day (events that end, banners that begin) is rendered again after this. */
const MAX_AGE_MS = 60_000
/** Pages at their plain addresses: as many as there is content. */
const MAX_BYTES = 24 * 1024 * 1024
/** Addresses with a query, and those where nothing is: a client can invent any number of them. */
const MAX_INVENTED_BYTES = 8 * 1024 * 1024
/** Compressed forms are made later; each takes about a fifth of the page. */
const BYTES_WITH_COMPRESSED_FORMS = 1.4

export interface CachedPage {
  status: number
  redirectTo?: string
  /** No copy may be kept, by a browser either. */
  isPersonal?: boolean
  /** The content security policy, where it is not the one of every page. */
  contentPolicy?: string
  /** What it depends on. Without any no cache may keep it. */
  topics?: readonly ContentTopic[]
  body: CompressedBody
}

export interface FreshPage {
  status: number
  redirectTo?: string
  /** The page as it travels, uncompressed. */
  bytes: Buffer
  isPersonal?: boolean
  contentPolicy?: string
  /** What it depends on. A page without any is not cached, since nothing tells when it is outdated. */
  topics: readonly ContentTopic[]
}

export interface PageCache {
  /**
   * The page of a path for an anonymous visitor, from the cache when nothing it shows has changed.
   * @param render makes the page of content of these versions, or newer; called once for all simultaneous requests
   */
  page: (key: string, render: (versions: ContentVersions) => Promise<FreshPage>) => Promise<CachedPage>
  /** Whether a page is cached, current or not: whether it is worth calling `find`. */
  has: (key: string) => boolean
  /** The cached page, if nothing it shows has changed. */
  find: (key: string, versions: ContentVersions) => CachedPage | undefined
  /** While the database does not answer: the last page that was known to be right, whatever its age, marked as such. */
  findLastKnown: (key: string) => CachedPage | undefined
}

/**
 * Caches pages and documents, which differ in nothing but who makes them.
 * @param isEnabled false in development, where a page changes with its sources too
 * @param markLastKnown tells the reader of a page that it is an older copy
 */
export const createPageCache = (
  versionReader: Pick<ContentVersionReader, 'current' | 'lastKnown'>,
  {
    isEnabled = true,
    markLastKnown = (html) => html,
  }: { isEnabled?: boolean; markLastKnown?: (html: string) => string } = {},
): PageCache => {
  const cache = createVersionedCache<CachedPage, ContentTopic>({
    ttlMs: MAX_AGE_MS,
    sizeOf: ({ body }) => body.identity.length * BYTES_WITH_COMPRESSED_FORMS,
    regions: [{ maxBytes: MAX_BYTES }, { maxBytes: MAX_INVENTED_BYTES }],
    regionOf: (key, { status }) => (status === 200 && !key.includes('?') ? 0 : 1),
  })

  /** A page that was rendered while the database did not answer may lack a part. */
  const isCacheable = ({ status, topics, isPersonal }: FreshPage): boolean =>
    isEnabled &&
    status < 500 &&
    versionReader.lastKnown() === undefined &&
    topics.length > 0 &&
    isPersonal !== true

  /** Made once for each page, however many ask for it during an outage. */
  const marked = new WeakMap<CachedPage, CachedPage>()
  const mark = (page: CachedPage): CachedPage => {
    let copy = marked.get(page)
    if (!copy) {
      const { topics: _, body, ...rest } = page
      copy = { ...rest, body: compress(Buffer.from(markLastKnown(body.identity.toString())), 'kept') }
      marked.set(page, copy)
    }
    return copy
  }

  const findLastKnown = (key: string): CachedPage | undefined => {
    const versions = versionReader.lastKnown()
    const page = versions && cache.findOfAnyAge(key, versions)
    return page && mark(page)
  }

  const read: PageCache['page'] = async (key, render) => {
    const versions = await versionReader.current()
    return cache.read(key, versions, async () => {
      const fresh = await render(versions)
      const { bytes, topics: found, ...page } = fresh
      const topics = isCacheable(fresh) ? found : undefined
      return { value: { ...page, ...(topics && { topics }), body: compress(bytes, 'kept') }, topics }
    })
  }

  return {
    has: cache.has,
    find: cache.find,
    findLastKnown,
    page: async (key, render) => {
      try {
        const page = await read(key, render)
        return page.status >= 500 ? (findLastKnown(key) ?? page) : page
      } catch (error) {
        const page = findLastKnown(key)
        if (!page) throw error
        return page
      }
    },
  }
}
