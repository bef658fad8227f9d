import { paths } from '../../../frontend/paths'

const DAY_MS = 24 * 60 * 60 * 1000
/** The standard asks for less than a year. It is made anew with each change of the content, and each start. */
const VALID_DAYS = 330

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a security problem. */
export const securityText = (siteUrl: string, now = new Date()): string =>
  [
    `Contact: ${siteUrl}${paths.contact.build({ subject: 'Security problem' })}`,
    `Expires: ${new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
