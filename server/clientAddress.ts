import type { IncomingMessage } from 'node:http'

/**
 * The address a request came from.
 * @param trustedProxies how many reverse proxies stand before the server; each appends one to `X-Forwarded-For`
 */
export const clientAddressOf = (incoming: IncomingMessage, trustedProxies: number): string => {
  const direct = incoming.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const forwarded = [incoming.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  return forwarded.at(-trustedProxies)?.trim() || direct
}
