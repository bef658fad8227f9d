import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type CompressedBody, compress, encodingFor } from './compress'

/** As many versions as may lie in pages that somebody still has open. */
const MAX_MODULES = 20
const LASTING = 'public, max-age=31536000, immutable'

export interface SharedModules {
  /** @returns the address of a module whose default export is the data; the same object is read once */
  pathOf: (data: object) => string
  /** The answer for such a module, or undefined when the path is none. */
  answer: (
    incoming: Pick<IncomingMessage, 'method' | 'headers'>,
    pathname: string,
  ) => Promise<Response> | undefined
}

/**
 * Data that many pages have in common, as modules that are named by their content: a browser loads them once, and only
 * with the application.
 * @param name begins their file names
 */
export const createSharedModules = (name: string): SharedModules => {
  const bodies = new LRUCache<string, CompressedBody>({ max: MAX_MODULES })
  const paths = new WeakMap<object, string>()
  const prefix = `/assets/${name}-`

  const pathOf = (data: object): string => {
    const text = `export default ${JSON.stringify(data)}`
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
    const path = `${prefix}${hash}.js`
    if (!bodies.has(path)) bodies.set(path, compress(Buffer.from(text), 'kept'))
    return path
  }

  /** Newer data than a page was made with are better than none: after a restart, of a page that was opened before. */
  const latest = (pathname: string): CompressedBody | undefined =>
    pathname.startsWith(prefix) ? [...bodies.values()][0] : undefined

  return {
    pathOf: (data) => {
      let path = paths.get(data)
      // it may have given way to newer ones
      if (!path || !bodies.get(path)) paths.set(data, (path = pathOf(data)))
      return path
    },
    answer: ({ method, headers }, pathname) => {
      const known = bodies.get(pathname)
      const body = known ?? latest(pathname)
      if (!body || (method !== 'GET' && method !== 'HEAD')) return undefined
      const encoding = encodingFor(headers['accept-encoding']?.toString())
      return Promise.resolve(body.encoded(encoding)).then(
        (bytes) =>
          new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
            headers: {
              'Content-Type': 'text/javascript; charset=utf-8',
              'Content-Length': String(bytes.length),
              'Cache-Control': known ? LASTING : 'no-store',
              Vary: 'Accept-Encoding',
              ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
            },
          }),
      )
    },
  }
}
