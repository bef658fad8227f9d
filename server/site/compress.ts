import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

/** A text in the requested encodings, each made once. */
export interface CompressedBody {
  identity: Buffer
  /** Quoted, as in the ETag header. */
  etag: string
  /** Synchronous for an encoding that was made before. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** As far back as a page goes, as a power of two: the default of 4 MB costs more to set up than a page to compress. */
const BROTLI_WINDOW_BITS = 17

/** How hard it is worked on: a tenth is saved for a page that many get, for some 30 ms once. */
const BROTLI_QUALITY = { sentOnce: 5, kept: 10 } as const
export type Use = keyof typeof BROTLI_QUALITY

const compressors: Record<Exclude<Encoding, 'identity'>, (text: Buffer, use: Use) => Promise<Buffer>> = {
  br: (text, use) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use],
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => deflate(text),
}

/**
 * A page in every encoding, each made once, on its first request and beside the event loop.
 * @param use whether it is sent once or kept for many
 */
export const compress = (identity: Buffer, use: Use): CompressedBody => {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>()
  return {
    identity,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    encoded: (encoding) => {
      if (encoding === 'identity') return identity
      const known = made.get(encoding)
      if (known) return known
      const making = compressors[encoding](identity, use).then((bytes) => {
        made.set(encoding, bytes)
        return bytes
      })
      made.set(encoding, making)
      return making
    },
  }
}

const bestEncoding = (accepted: string): Encoding => {
  const allows = (name: string): boolean =>
    new RegExp(`(^|[,\\s])${name}(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(accepted)
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}

/** Browsers send a handful of different headers. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** The best encoding that an `Accept-Encoding` header allows. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity'
  let encoding = known.get(accepted)
  if (!encoding) known.set(accepted, (encoding = bestEncoding(accepted)))
  return encoding
}
