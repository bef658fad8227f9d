import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encodingFor } from './compress'
import type { CachedPage } from './pageCache'
import type { SharedCaching } from './sharedCaching'

interface PageWriterOptions {
  /** Sent with every page. */
  headers: Record<string, string>
  requestIdOf: (incoming: IncomingMessage) => string
  sharedCaching: SharedCaching
}

/**
 * Writes a page that is the same for all visitors straight to the socket, or 304 to who has it already.
 * @returns false for a compressed form that is not made yet: nothing is written then
 */
export type PageWriter = (page: CachedPage, incoming: IncomingMessage, outgoing: ServerResponse) => boolean

/** The headers of each form of a page, put together once. */
type Prepared = WeakMap<Buffer, string[]>

const NOT_SHARED = { 'Cache-Control': 'no-cache' }

/** The form of a page that a request asks for. */
export const encodingAsked = ({ headers }: IncomingMessage): Encoding =>
  encodingFor(headers['accept-encoding']?.toString())

/** @returns writes pages of status 200 that are nobody's own */
export const createPageWriter = ({ headers, requestIdOf, sharedCaching }: PageWriterOptions): PageWriter => {
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

  return (page, incoming, outgoing) => {
    const shared = sharedCaching.headersFor(incoming.headers, page.topics)
    if (incoming.headers['if-none-match']?.includes(page.body.etag)) {
      outgoing.writeHead(304, [...ownOf(page, shared), 'X-Request-Id', requestIdOf(incoming)]).end()
      return true
    }
    const encoding = encodingAsked(incoming)
    const bytes = page.body.encoded(encoding)
    if (bytes instanceof Promise) return false
    outgoing
      .writeHead(200, [...headersOf(page, bytes, encoding, shared), 'X-Request-Id', requestIdOf(incoming)])
      .end(bytes)
    return true
  }
}
