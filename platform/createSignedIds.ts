import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { isObjectId } from './isObjectId'

/**
 * Secrets of links that are mailed: the id of a document, signed for one purpose. They are computed, not stored, so
 * a mail that is queued again after a crash has the same link.
 * @param purpose what the links are for: one of another purpose is none of these
 */
export const createSignedIds = (purpose: string) => {
  const signatureOf = (payload: Payload, id: string): string =>
    createHmac('sha256', payload.secret).update(`${purpose}:${id}`).digest('base64url')
  return {
    sign: (payload: Payload, id: string): string => `${id}.${signatureOf(payload, id)}`,
    /** The id in a secret; undefined for a text that is none. */
    read: (payload: Payload, token: string): string | undefined => {
      const [id = '', signature = ''] = token.split('.')
      if (!isObjectId(id)) return undefined
      const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, id))]
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
    },
  }
}
