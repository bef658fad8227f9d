import { createHash, randomInt } from 'node:crypto'

const COUNT = 10
/** Without the letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'
/** Over 112 bits: a fast hash is enough for what nobody can guess. Source: OWASP ASVS 5.0, V6.5.2. */
const LENGTH = 24

/** Ten codes of 117 bits each, as they are shown: `abcd-efgh-jkmn-pqrs-tvwx-yz23`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    return (letters.match(/.{4}/g) ?? []).join('-')
  })

/**
 * A recovery code as it is stored. Case, spaces and hyphens do not matter. With its account, so that no two
 * are alike.
 */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex')
