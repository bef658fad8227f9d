import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const prefix = randomBytes(6).toString('base64url')
let count = 0

/** What a proxy may call a request: nothing that breaks a line of the log. */
const READABLE = /^[\w.-]{8,64}$/

/** On the request itself: a map from every request to its reference costs more than the rest of a cached page's way. */
const ID = Symbol('reference of the request')

/**
 * Gives every request its reference. One that came through trusted proxies keeps the `X-Request-Id` that they gave it,
 * so that a request has one reference in all logs; anybody else's is not taken, or a stranger could write under the
 * reference of another request.
 * @param trustedProxies how many reverse proxies stand before the server
 */
export const createRequestIds = (trustedProxies: number): ((incoming: IncomingMessage) => string) => {
  return (incoming: IncomingMessage & { [ID]?: string }) => {
    if (incoming[ID] === undefined) {
      const given = trustedProxies > 0 ? incoming.headers['x-request-id'] : undefined
      const isTaken = typeof given === 'string' && READABLE.test(given)
      // unique over processes and restarts, and cheap enough for every answer
      incoming[ID] = isTaken ? given : `${prefix}-${(count++).toString(36)}`
    }
    return incoming[ID]
  }
}
