import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { requestKindOf } from '../requestKind'
import { type Encoding, encodingFor } from './compress'
import type { ContentVersionReader } from './contentVersion'
import type { CachedPage, PageCache } from './pageCache'
import type { SharedCaching } from './sharedCaching'
import { hasSessionCookie } from './site'

interface CachedPageListenerOptions {
  cache: PageCache
  versionReader: ContentVersionReader
  /** Sent with every page. */
  headers: Record<string, string>
  requestIdOf: (incoming: IncomingMessage) => string
  /** Told of each page that a visitor asks for, whether it was cached. */
  countPage: (isCached: boolean) => void
  sharedCaching: SharedCaching
}

/** The headers of each form of a page, put together once. */
type Prepared = WeakMap<Buffer, string[]>

const NOT_SHARED = { 'Cache-Control': 'no-cache' }

/**
 * Writes a cached page straight to the socket, before Hono: most requests end here. Everything else, and a
 * page that has changed, goes on to the next listener. This second way to a page is kept for its speed alone:
 * `npm run bench -- --only pages` compares it with a bare Node server that sends the same bytes and headers.
 */
export const createCachedPageListener = (
  { cache, versionReader, headers, requestIdOf, countPage, sharedCaching }: CachedPageListenerOptions,
  next: RequestListener,
): RequestListener => {
  const { 'Content-Security-Policy': commonPolicy = '', ...others } = headers
  const common = Object.entries({
    ...others,
    'Content-Type': 'text/html; charset=utf-8',
    Vary: 'Cookie, Accept-Encoding',
  }).flat()

  const preparedShared: Prepared = new WeakMap()
  const preparedOwn: Prepared = new WeakMap()
  const ownOf = (
    { body, contentPolicy = commonPolicy }: CachedPage,
    shared: Readonly<Record<string, string>> = NOT_SHARED,
  ): string[] => [
    ...common,
    ...Object.entries(shared).flat(),
    'Content-Security-Policy',
    contentPolicy,
    'ETag',
    body.etag,
  ]
  const headersOf = (
    page: CachedPage,
    bytes: Buffer,
    encoding: Encoding,
    shared: Readonly<Record<string, string>> | undefined,
  ): string[] => {
    const prepared = shared ? preparedShared : preparedOwn
    let own = prepared.get(bytes)
    if (!own) {
      own = [...ownOf(page, shared), 'Content-Length', String(bytes.length)]
      if (encoding !== 'identity') own.push('Content-Encoding', encoding)
      prepared.set(bytes, own)
    }
    return own
  }

  /** @returns false for a compressed form that is not made yet */
  const isWritten = (page: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const shared = sharedCaching.headersFor(incoming.headers, page.topics)
    if (incoming.headers['if-none-match']?.includes(page.body.etag)) {
      outgoing.writeHead(304, [...ownOf(page, shared), 'X-Request-Id', requestIdOf(incoming)]).end()
      return true
    }
    const encoding = encodingFor(incoming.headers['accept-encoding']?.toString())
    const bytes = page.body.encoded(encoding)
    if (bytes instanceof Promise) return false
    outgoing
      .writeHead(200, [...headersOf(page, bytes, encoding, shared), 'X-Request-Id', requestIdOf(incoming)])
      .end(bytes)
    return true
  }

  const answer = (
    page: CachedPage | undefined,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void => {
    const isCached = page?.status === 200 && isWritten(page, incoming, outgoing)
    countPage(isCached)
    if (!isCached) next(incoming, outgoing)
  }

  return (incoming, outgoing) => {
    const key = incoming.url ?? '/'
    const isForVisitor = incoming.method === 'GET' && !hasSessionCookie(incoming)
    if (!isForVisitor || !cache.has(key)) {
      if (isForVisitor && requestKindOf(key) === 'page') countPage(false)
      next(incoming, outgoing)
      return
    }
    const versions = versionReader.current()
    if (!(versions instanceof Promise)) {
      answer(cache.find(key, versions), incoming, outgoing)
      return
    }
    versions.then(
      (read) => answer(cache.find(key, read), incoming, outgoing),
      () => answer(cache.findLastKnown(key), incoming, outgoing),
    )
  }
}
