/** After so many mails that could not be delivered for good, an address is paused. Source: issue 13, part 7. */
export const BOUNCES_UNTIL_PAUSE = 3
/** Older ones do not count any more, in days. */
export const BOUNCE_DAYS = 180
/** So many are remembered of an address. */
export const MAX_BOUNCES_KEPT = 20

/** Whether mails to an address arrive, as staff see it. */
export interface MailAddressView {
  email: string
  /** ISO 8601; null while mails are sent. */
  pausedAt: string | null
  /** The latest first. */
  bounces: { at: string; isPermanent: boolean; reason: string }[]
}
