import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { passwordCost } from '../../../platform/env'

/** The parameters of scrypt for a new password; see `PASSWORD_COST` in `.env.example`. */
const newCost = () => ({ N: 2 ** passwordCost(), r: 8, p: 1 })
const KEY_LENGTH = 32

/**
 * Limits how many passwords are hashed at once. libuv's pool has four threads, which also read files and
 * compress pages, and a password occupies a core for a tenth of a second: many sign-ins at once wait, and
 * pages are still served.
 */
const limitHashing = pLimit(Math.min(2, availableParallelism()))

const runScrypt = (password: string, salt: Buffer, { N, r, p } = newCost()): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const derive = (...input: Parameters<typeof runScrypt>): Promise<Buffer> =>
  limitHashing(() => runScrypt(...input))

/** A password as it is stored: `scrypt$N$r$p$salt$key`, the last two in base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const cost = newCost()
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const DECOY_SALT = randomBytes(16)

/**
 * Whether a password is the stored one. Takes as long where nothing is stored, so that an answer's time does not
 * tell whether an account exists.
 */
export const isPasswordCorrect = async (password: string, stored: string | undefined): Promise<boolean> => {
  const [scheme, N, r, p, salt, key] = stored?.split('$') ?? []
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, DECOY_SALT)
    return false
  }
  const expected = Buffer.from(key, 'base64url')
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
