import type { IncomingMessage } from 'node:http'

export const MAX_BODY_BYTES = 1024 * 1024
/** Forms for visitors are short: what a visitor may send is read and parsed without a sign-in. */
export const MAX_VISITORS_BODY_BYTES = 128 * 1024
/** A query in a body; a longer one is refused like a query in an address. */
export const MAX_QUERY_BYTES = 32 * 1024
/** Pictures travel in a body; papers do not. */
export const MAX_UPLOAD_BYTES = 6 * 1024 * 1024
/** Pictures of the site's pages, which administrators upload, with the fields beside them. */
export const MAX_MEDIA_BYTES = 27 * 1024 * 1024
const MAX_NESTING = 64

/** Why a body could not be taken. */
export interface BodyRefusal {
  status: 400 | 413 | 507
  problem: string
}

export const TOO_LARGE: BodyRefusal = { status: 413, problem: 'The request is too large' }
export const BROKEN_OFF: BodyRefusal = { status: 400, problem: 'The request broke off' }

/**
 * Reads a body up to a size. What comes beyond it is let through and dropped, not cut off: a connection that is reset
 * while the caller still sends would take the answer with it.
 */
export const readBody = (
  incoming: IncomingMessage,
  maxBytes: number,
): Promise<{ body: Buffer } | BodyRefusal> =>
  new Promise((resolve) => {
    // a client that has hung up emits no further event
    if (incoming.destroyed) resolve(BROKEN_OFF)
    const chunks: Buffer[] = []
    let size = 0
    const isTooLarge = Number(incoming.headers['content-length'] ?? 0) > maxBytes
    if (isTooLarge) resolve(TOO_LARGE)
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (!isTooLarge && size <= maxBytes) chunks.push(chunk)
      else {
        chunks.length = 0
        resolve(TOO_LARGE)
      }
    })
    incoming.once('end', () => resolve({ body: Buffer.concat(chunks) }))
    incoming.once('error', () => resolve(BROKEN_OFF))
    incoming.once('close', () => resolve(BROKEN_OFF))
  })

/** Whether JSON text nests deeper than anything the forms send. Counted without parsing, so that it cannot hurt. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > MAX_NESTING) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}
