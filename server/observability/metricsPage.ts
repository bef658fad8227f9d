import { timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'

/** Answers a program that collects metrics. @param authorization the header of its request */
export type MetricsPage = (authorization: string | undefined) => Promise<Response>

const isSame = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * `GET /metrics`: all metrics in the text format of Prometheus. Answers 200, or 401 without the token.
 * @param token what the program sends as `Authorization: Bearer …`
 */
export const createMetricsPage =
  (registry: Registry, token: string): MetricsPage =>
  async (authorization = '') => {
    if (!isSame(authorization, `Bearer ${token}`))
      return new Response('Send the token of this server as a bearer token', {
        status: 401,
        headers: { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' },
      })
    return new Response(await registry.metrics(), {
      headers: { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' },
    })
  }
