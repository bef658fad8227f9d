import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Payload } from 'payload'
import { openBytes, sealBytes } from '../../../platform/seal'
import { GUEST_LINK_MINUTES, type GuestLink, guestLinkSchema } from './guestOrders.schema'

/*
 * The link of a guest holds the whole order, sealed: nothing is stored of who never opens it, and nobody but the server
 * can make or read one.
 */

const PURPOSE = 'guest-order'
/** More than any order has; what was sealed is ours, but a mistake must not fill the memory. */
const MAX_BYTES = 256_000

/** The secret end of a guest's link. */
export const sealGuestLink = (payload: Payload, link: GuestLink): string =>
  sealBytes(payload, PURPOSE, '', deflateRawSync(JSON.stringify(link)))

/** What a link holds; undefined for one that is forged, damaged or too old. */
export const openGuestLink = (payload: Payload, token: string, now: number): GuestLink | undefined => {
  const opened = openBytes(payload, PURPOSE, '', token)
  if (!opened) return undefined
  const content: unknown = JSON.parse(inflateRawSync(opened, { maxOutputLength: MAX_BYTES }).toString())
  const { data: link } = guestLinkSchema.safeParse(content) // an earlier version may have made it
  return link && link.madeAt + GUEST_LINK_MINUTES * 60_000 > now ? link : undefined
}
