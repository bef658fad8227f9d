import type { IncomingMessage } from 'node:http'
import { problem } from '../../endpoints/answers'

export const databaseUnavailable = (): Response =>
  problem(503, 'database_unavailable', 'The service is restarting. Please try again in a moment.', {
    'Retry-After': '5',
  })

export const notFound = (): Response => problem(404, 'not_found', 'There is nothing at this address')

/** An API key opens the endpoints for programs, and nothing else. */
export const notForKeys = (): Response =>
  problem(
    403,
    'not_for_keys',
    'API keys do not open this address. See /api/openapi.json for those that they open.',
  )

export const methodNotAllowed = (allow: string): Response =>
  problem(405, 'method_not_allowed', 'This method is not allowed here', { Allow: allow })

export const tooManyRequests = (retryAfterSeconds: number): Response =>
  problem(429, 'too_many_requests', 'Too many requests. Please wait a moment and try again.', {
    'Retry-After': String(retryAfterSeconds),
  })

export const unexpected = (requestId: string): Response =>
  problem(
    500,
    'unexpected',
    `Something went wrong on our side. If the problem continues, please contact us and quote this reference: ${requestId}`,
  )

export const wrongContentType = (): Response =>
  problem(415, 'content_type', 'This kind of content is not accepted here')

/** The body is read and dropped, so that the answer arrives. */
export const refuseUnread = (incoming: IncomingMessage, refusal: Response): Response => {
  incoming.resume()
  return refusal
}

export const tooManyUploads = (): Response =>
  problem(
    503,
    'too_many_uploads',
    'Too many pictures are being uploaded at the moment. Please try again in a minute.',
    { 'Retry-After': '60' },
  )
