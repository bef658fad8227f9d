import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { requestKindOf } from '../requestKind'
import type { ContentVersionReader } from './contentVersion'
import type { CachedPage, PageCache } from './pageCache'
import type { PageWriter } from './pageWriter'
import { hasSessionCookie } from './site'

interface CachedPageListenerOptions {
  cache: PageCache
  versionReader: ContentVersionReader
  write: PageWriter
  /** Told of each page that a visitor asks for, whether it was cached. */
  countPage: (isCached: boolean) => void
}

/**
 * Writes a cached page before Hono sees the request: most requests end here. Everything else, and a page that
 * has changed, goes on to the next listener. `npm run bench -- --only pages` compares it with a bare Node server
 * that sends the same bytes and headers.
 */
export const createCachedPageListener = (
  { cache, versionReader, write, countPage }: CachedPageListenerOptions,
  next: RequestListener,
): RequestListener => {
  const answer = (
    page: CachedPage | undefined,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void => {
    const isCached = page?.status === 200 && write(page, incoming, outgoing)
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
