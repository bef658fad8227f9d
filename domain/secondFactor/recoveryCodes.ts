import { createHash, randomInt } from 'node:crypto'

const COUNT = 10
/** Without the letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 16

/** Ten codes of 78 bits each, as they are shown: `abcd-efgh-jkmn-pqrs`. */
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
