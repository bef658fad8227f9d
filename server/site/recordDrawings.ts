import type { IncomingMessage } from 'node:http'
import { DRAWN, recordLines } from '../../frontend/components/drawings/recordLines'

const ADDRESS = /^\/drawings\/([a-z]+)\/([a-z0-9-]{1,200})\.svg$/
const CACHING = 'public, max-age=86400'

/**
 * The drawing of a record for pages that a browser puts together: `/drawings/<kind>/<slug>.svg#lines`. It
 * follows from the address alone, so that the database is not read and nothing is revealed about what exists.
 * @returns undefined when the path is no drawing's
 */
export const answerDrawing = (
  { method }: Pick<IncomingMessage, 'method'>,
  pathname: string,
): Response | undefined => {
  const [, kind = '', slug = ''] = ADDRESS.exec(pathname) ?? []
  const drawn = DRAWN.find((name) => name === kind)
  if (!drawn) return undefined
  if (method !== 'GET' && method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><g id="lines">${recordLines(drawn, slug)}</g></svg>`
  return new Response(method === 'HEAD' ? null : text, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': CACHING,
    },
  })
}
