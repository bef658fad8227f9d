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

/** Quality 5: within a few per cent of the best for a page, at a fraction of its time. */
const BROTLI_QUALITY = 5
/** As far as a page goes back on itself, as a power of two: the default of 4 MB costs more to set up than a page to compress. */
const BROTLI_WINDOW_BITS = 17

const encoders: Record<Exclude<Encoding, 'identity'>, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => deflate(text, { level: 6 }),
}

/** A page in every encoding, each made on its first request. */
export const compress = (html: string): CompressedBody => {
  const identity = Buffer.from(html)
  const made = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]])
  const make = (encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> => {
    const making = encoders[encoding](identity).then((bytes) => {
      made.set(encoding, bytes)
      return bytes
    })
    made.set(encoding, making)
    return making
  }
  return {
    identity,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    encoded: (encoding) => made.get(encoding) ?? (encoding === 'identity' ? identity : make(encoding)),
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
