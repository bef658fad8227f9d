import type { Payload } from 'payload'
import { openBytes, sealBytes } from '../../../platform/seal'

const PURPOSE = 'webhook, version 1'

/** A secret as it is stored. Bound to the webhook, so that it is of no use in another one's document. */
export const sealWebhookSecret = (payload: Payload, webhook: string, secret: string): string =>
  sealBytes(payload, PURPOSE, webhook, Buffer.from(secret))

/** The secret again; undefined when it was sealed with another key, for another webhook, or was tampered with. */
export const openWebhookSecret = (payload: Payload, webhook: string, stored: string): string | undefined =>
  openBytes(payload, PURPOSE, webhook, stored)?.toString()
