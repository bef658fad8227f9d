import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import pLimit from 'p-limit'
import type { PictureFacts } from '../../../frontend/render.types'
import { picturedPage } from '../../../frontend/sharing/picturePath'
import type { Logger } from '../../../platform/logger'
import { createVersionedCache } from '../../../platform/versionedCache'
import type { ParsedAnswerCache } from '../parsedAnswerCache'
import type { SiteRenderer } from '../renderer'

interface PicturesOptions {
  renderer: Pick<SiteRenderer, 'describe'>
  siteUrl: string
  fetchApi: (request: Request) => Promise<Response>
  cacheAnswer: ParsedAnswerCache
  log: Logger
}

export interface Pictures {
  /** The answer for the address of a page's picture, or undefined when the path is none. */
  answer: (
    incoming: Pick<IncomingMessage, 'method' | 'headers'>,
    pathname: string,
  ) => Promise<Response> | undefined
}

/** Raised when pictures are drawn otherwise, so that old copies elsewhere are known for old. */
const EDITION = 3
/** Some three hundred pictures: enough for what is being shared, bounded for what is being crawled. */
const MAX_BYTES = 24 * 1024 * 1024
/** Drawing takes a good part of a second of a processor: one at a time, and no more than these wait. */
const MAX_WAITING = 40

const EMPTY_PICTURE = {
  status: 404,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
}

/**
 * The pictures of pages for previews of links. What one shows is read for each request, which is quick: the
 * API's answers are cached while the content version stands. A picture is cached under a hash of what it
 * shows, which is its version, so that an edit elsewhere redraws none. Libraries and fonts are loaded with
 * the first.
 */
export const createPictures = ({
  renderer,
  siteUrl,
  fetchApi,
  cacheAnswer,
  log,
}: PicturesOptions): Pictures => {
  const cache = createVersionedCache<Buffer, never>({
    sizeOf: ({ length }) => length,
    regions: [{ maxBytes: MAX_BYTES }],
  })
  const oneAtATime = pLimit(1)

  const readOwn = async (image: string): Promise<Buffer | undefined> => {
    const response = await fetchApi(new Request(`${siteUrl}${image}`, { headers: { origin: siteUrl } }))
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  }

  const draw = async (facts: PictureFacts): Promise<Buffer> => {
    const { drawPicture } = await import('./drawPicture')
    const own = facts.image ? await readOwn(facts.image).catch(() => undefined) : undefined
    try {
      return await drawPicture({ ...facts, own })
    } catch (error) {
      if (!own) throw error
      log.warn({ err: error, image: facts.image }, 'a picture could not be shown in a preview')
      return drawPicture(facts)
    }
  }

  const answerWith = async (
    page: string,
    { method, headers: requested }: Pick<IncomingMessage, 'method' | 'headers'>,
  ): Promise<Response> => {
    const facts = await renderer.describe(new Request(`${siteUrl}${page}`), {
      siteUrl,
      fetchApi,
      cacheAnswer,
    })
    // A page's picture has one address: an alias of the page has none.
    if (facts?.pathname !== page) return new Response(method === 'HEAD' ? null : 'Not found', EMPTY_PICTURE)
    const key = createHash('sha256')
      .update(JSON.stringify([EDITION, facts]))
      .digest('base64url')
      .slice(0, 27)
    const etag = `"${key}"`
    const headers = new Headers({ 'Content-Type': 'image/png', 'Cache-Control': 'no-cache', ETag: etag })
    if (requested['if-none-match']?.includes(etag)) return new Response(null, { status: 304, headers })
    if (!cache.has(key) && oneAtATime.activeCount + oneAtATime.pendingCount > MAX_WAITING)
      return new Response(null, {
        status: 503,
        headers: { 'Retry-After': '10', 'Cache-Control': 'no-store' },
      })
    const picture = await cache.read(key, {}, async () => ({
      value: await oneAtATime(() => draw(facts)),
      topics: [],
    }))
    headers.set('Content-Length', String(picture.length))
    return new Response(method === 'HEAD' ? null : new Uint8Array(picture), { headers })
  }

  return {
    answer: (incoming, pathname) => {
      const page = picturedPage(pathname)
      if (!page) return undefined
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
        return Promise.resolve(new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }))
      return answerWith(page, incoming)
    },
  }
}
