import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { encodingFor } from './compress'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const isNamedByContent = (name: string): boolean => name.startsWith('assets')

const etagOf = (content: Buffer): string => `"${createHash('sha1').update(content).digest('base64url')}"`

/** How long a file may be cached: for good if its name changes with its content; the service worker, never. */
const cachingOf = (name: string): string => {
  if (isNamedByContent(name)) return 'public, max-age=31536000, immutable'
  return name === 'sw.js' ? 'no-cache' : 'public, max-age=3600'
}

interface Asset {
  type: string
  caching: string
  /** Of a file that keeps its name while its content changes. */
  etag?: string
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer }
}

export interface Assets {
  /** The answer for a built file, or undefined when the path is not one. */
  answer: (incoming: IncomingMessage, pathname: string) => Response | undefined
}

/**
 * The client's built files, held in memory with the compressed forms that the build made beside them.
 * @param folder `dist/client`; a few hundred kilobytes
 */
export const loadAssets = (folder: string): Assets => {
  const assets = new Map<string, Asset>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  const known = new Set(names)
  for (const name of names) {
    const type = TYPES[path.extname(name)]
    if (!type || name.startsWith('.')) continue
    const read = (suffix: string): Buffer | undefined =>
      known.has(name + suffix) ? readFileSync(path.join(folder, name + suffix)) : undefined
    const identity = readFileSync(path.join(folder, name))
    assets.set(`/${name.split(path.sep).join('/')}`, {
      type,
      caching: cachingOf(name),
      etag: isNamedByContent(name) ? undefined : etagOf(identity),
      bodies: { identity, br: read('.br'), gzip: read('.gz') },
    })
  }
  return {
    answer: (incoming, pathname) => {
      const asset = assets.get(pathname)
      if (!asset) return undefined
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD')
        return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
      const wanted = encodingFor(incoming.headers['accept-encoding']?.toString())
      const encoding = asset.bodies[wanted] ? wanted : 'identity'
      const body = asset.bodies[encoding] ?? asset.bodies.identity
      const headers = new Headers({
        'Content-Type': asset.type,
        'Content-Length': String(body.length),
        'Cache-Control': asset.caching,
        Vary: 'Accept-Encoding',
      })
      if (asset.etag) {
        headers.set('ETag', asset.etag)
        if (incoming.headers['if-none-match']?.includes(asset.etag)) {
          headers.delete('Content-Length')
          return new Response(null, { status: 304, headers })
        }
      }
      if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
      return new Response(incoming.method === 'HEAD' ? null : new Uint8Array(body), { headers })
    },
  }
}
