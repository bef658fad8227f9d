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
  /** Synchronous for an encoding that was made before. A later call may answer a smaller form. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * As far as a page goes back on itself, as a power of two: the default of 4 MB costs more to set up than a
 * page to compress.
 */
const BROTLI_WINDOW_BITS = 17

interface Effort {
  brotliQuality: number
  gzipLevel: number
}

/** Within a few per cent of the smallest for a page, at a fraction of its time. */
const SMALL: Effort = { brotliQuality: 5, gzipLevel: 6 }
/** A third of that time for a fifth more bytes: what a server can afford on which page after page is rendered. */
const QUICK: Effort = { brotliQuality: 1, gzipLevel: 1 }

const encoders: Record<Exclude<Encoding, 'identity'>, (text: Buffer, effort: Effort) => Promise<Buffer>> = {
  br: (text, { brotliQuality }) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text, { gzipLevel }) => deflate(text, { level: gzipLevel }),
}

/** Pages that are being compressed. */
let running = 0

/**
 * A page in every encoding, each made on its first request: quickly while others are made, and then made
 * smaller once it is requested again.
 */
export const compress = (html: string): CompressedBody => {
  const identity = Buffer.from(html)
  const made = new Map<Encoding, Buffer | Promise<Buffer>>()
  const quick = new Set<Encoding>()

  const make = async (encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> => {
    const isQuick = running > 0
    running += 1
    try {
      const bytes = await encoders[encoding](identity, isQuick ? QUICK : SMALL)
      made.set(encoding, bytes)
      if (isQuick) quick.add(encoding)
      return bytes
    } finally {
      running -= 1
    }
  }

  return {
    identity,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    encoded: (encoding) => {
      if (encoding === 'identity') return identity
      const known = made.get(encoding)
      if (!known) {
        const making = make(encoding)
        made.set(encoding, making)
        return making
      }
      // beside the answer; the quick form is sent until the smaller one is there
      if (running === 0 && quick.delete(encoding)) void make(encoding)
      return known
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
