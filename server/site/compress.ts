import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
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

const brotliOptions = (text: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
})

type Compressed = Exclude<Encoding, 'identity'>

/** Within a few per cent of the smallest for a page, at a fraction of its time. */
const toSmall: Record<Compressed, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => brotli(text, brotliOptions(text, 5)),
  gzip: (text) => deflate(text, { level: 6 }),
}

/**
 * A tenth of that time for a quarter more bytes: what a server can afford on which page after page is rendered. At
 * once, since handing over to a thread takes longer than the 0.1 ms of a page.
 */
const toQuick: Record<Compressed, (text: Buffer) => Buffer> = {
  br: (text) => brotliCompressSync(text, brotliOptions(text, 0)),
  gzip: (text) => gzipSync(text, { level: 1 }),
}

/** A longer text would hold up other requests. */
const MAX_QUICK_BYTES = 1024 * 1024
/** Texts that are made within this of each other are made quickly. */
const RUSH_MS = 20

/** By `performance.now()`: when a text was last compressed. */
let lastMade = -RUSH_MS

const isRush = (): boolean => performance.now() - lastMade < RUSH_MS

/**
 * A page in every encoding, each made on its first request: quickly while many are made, and then made
 * smaller once it is requested again.
 */
export const compress = (identity: Buffer): CompressedBody => {
  const made = new Map<Encoding, Buffer | Promise<Buffer>>()
  const quick = new Set<Encoding>()

  const makeSmall = async (encoding: Compressed): Promise<Buffer> => {
    const bytes = await toSmall[encoding](identity)
    made.set(encoding, bytes)
    return bytes
  }

  const make = (encoding: Compressed): Buffer | Promise<Buffer> => {
    const isQuick = isRush() && identity.length <= MAX_QUICK_BYTES
    lastMade = performance.now()
    if (isQuick) quick.add(encoding)
    return isQuick ? toQuick[encoding](identity) : makeSmall(encoding)
  }

  return {
    identity,
    etag: `"${createHash('sha1').update(identity).digest('base64url')}"`,
    encoded: (encoding) => {
      if (encoding === 'identity') return identity
      const known = made.get(encoding)
      if (!known) {
        const bytes = make(encoding)
        made.set(encoding, bytes)
        return bytes
      }
      // beside the answer; the quick form is sent until the smaller one is there
      if (quick.has(encoding) && !isRush()) {
        quick.delete(encoding)
        void makeSmall(encoding)
      }
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
