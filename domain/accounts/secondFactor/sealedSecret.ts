import type { Payload } from 'payload'
import { openBytes, sealBytes } from '../../../platform/seal'

const PURPOSE = 'second factor, version 1'

/**
 * An authenticator's secret as it is stored. Bound to the account, so that it is of no use in another one's
 * document.
 */
export const sealSecret = (payload: Payload, userId: string, secret: Buffer): string =>
  sealBytes(payload, PURPOSE, userId, secret)

/** The secret again; undefined when it was sealed with another key, for another account, or was tampered with. */
export const openSecret = (payload: Payload, userId: string, stored: string): Buffer | undefined =>
  openBytes(payload, PURPOSE, userId, stored)
