import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { toString as drawQr } from 'qrcode'
import { sealSecret } from './sealedSecret'
import type { SecondFactorSetUp } from './secondFactor.schema'
import { storeUnconfirmedSecret } from './secondFactorsRepository'
import { describeSecret } from './totp'

const ISSUER = 'ACE South Sudan'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/**
 * Makes a secret for an authenticator app. It counts once a first code has confirmed it; a second call replaces it.
 * @returns undefined when two-step sign-in is on already
 */
export const setUpSecondFactor = async (
  payload: Payload,
  { id: user, email }: { id: string; email: string },
): Promise<SecondFactorSetUp | undefined> => {
  const secret = randomBytes(SECRET_BYTES)
  if (!(await storeUnconfirmedSecret(payload, user, sealSecret(payload, user, secret)))) return undefined
  const { uri, key } = describeSecret(secret, ISSUER, email)
  const qr = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { key, uri, qr }
}
