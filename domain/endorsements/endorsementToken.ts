import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { isObjectId } from '../../platform/isObjectId'

const signatureOf = (payload: Payload, id: string): string =>
  createHmac('sha256', payload.secret).update(`endorsement:${id}`).digest('base64url')

/**
 * The secret of the link that is mailed: the endorsement's id, signed. It is computed, not stored, so a mail that is
 * queued again after a crash has the same link.
 */
export const endorsementToken = (payload: Payload, id: string): string => `${id}.${signatureOf(payload, id)}`

/** The endorsement whose link somebody has; undefined for a text that is no such secret. */
export const readEndorsementToken = (payload: Payload, token: string): string | undefined => {
  const [id = '', signature = ''] = token.split('.')
  if (!isObjectId(id)) return undefined
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, id))]
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
}
