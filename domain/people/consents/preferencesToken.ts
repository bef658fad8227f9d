import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { isKeyOf } from '../../../platform/records.schema'
import { CONSENT_KINDS, type ConsentKind } from './consentTexts.schema'

/** How long a link in a mail works, in days: mails are read late, and an old one must not bind anybody for ever. */
const PREFERENCES_DAYS = 400

const DAY_MS = 86_400_000

/** What a link of a mail allows: to see and change the mail preferences of one person, and nothing else. */
export interface PreferencesGrant {
  /** Id of the account. */
  user: string
  /** What the mail was about, which one click ends. */
  kind: ConsentKind
  /** Id of the mailing; empty for another mail. */
  mailing: string
}

const signatureOf = (payload: Payload, body: string): string =>
  createHmac('sha256', payload.secret).update(`mail-preferences:${body}`).digest('base64url')

/**
 * The secret of the link in a mail, which needs no sign-in. It is computed, not stored, so a mail that is queued again
 * after a crash has the same link.
 * @param sentAt when the mailing began: the link works for 400 days from then
 */
export const signPreferences = (payload: Payload, grant: PreferencesGrant, sentAt: Date): string => {
  const lastDay = Math.floor(sentAt.getTime() / DAY_MS) + PREFERENCES_DAYS
  const body = [grant.user, grant.kind, grant.mailing, lastDay].join('.')
  return `${body}.${signatureOf(payload, body)}`
}

/** What a secret allows; undefined for one that is wrong or has expired. */
export const readPreferencesToken = (
  payload: Payload,
  token: string,
  now = Date.now(),
): PreferencesGrant | undefined => {
  const parts = token.split('.')
  const signature = parts.pop() ?? ''
  const [user = '', kind = '', mailing = '', lastDay = ''] = parts
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(payload, parts.join('.')))]
  if (parts.length !== 4 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  if (!isObjectId(user) || !isKeyOf(CONSENT_KINDS, kind)) return undefined
  return Number(lastDay) * DAY_MS >= now ? { user, kind, mailing } : undefined
}
