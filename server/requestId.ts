import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const prefix = randomBytes(6).toString('base64url')
let count = 0

/** What a proxy may call a request: nothing that breaks a line of the log. */
const READABLE = /^[\w.-]{8,64}$/

/**
 * Gives every request its reference. One that came through trusted proxies keeps the `X-Request-Id` that they gave it,
 * so that a request has one reference in all logs; anybody else's is not taken, or a stranger could write under the
 * reference of another request.
 * @param trustedProxies how many reverse proxies stand before the server
 */
export const createRequestIds = (trustedProxies: number): ((incoming: IncomingMessage) => string) => {
  const known = new WeakMap<IncomingMessage, string>()
  return (incoming) => {
    let id = known.get(incoming)
    if (id === undefined) {
      const given = trustedProxies > 0 ? incoming.headers['x-request-id'] : undefined
      // unique over processes and restarts, and cheap enough for every answer
      id = typeof given === 'string' && READABLE.test(given) ? given : `${prefix}-${(count++).toString(36)}`
      known.set(incoming, id)
    }
    return id
  }
}
