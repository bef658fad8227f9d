import { randomBytes } from 'node:crypto'
import type { Endpoint } from 'payload'
import { toString as drawQr } from 'qrcode'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { problem } from '../answers'
import { requireRecentAuth } from '../authentication/requireRecentAuth'
import type { FactorSetUp } from '../../domain/secondFactor/secondFactor.schema'
import { sealSecret } from '../../domain/secondFactor/sealedSecret'
import { describeSecret } from '../../domain/secondFactor/totp'

const ISSUER = 'ACE South Sudan'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/**
 * `POST /api/users/factor`: makes a secret for an authenticator app. It counts once a first code has confirmed it; asking
 * again makes another one in its place.
 * Answers 200 with a FactorSetUp, 401 without a session or a recent proof, 409 when two-step sign-in is on already.
 */
export const setUpFactor: Endpoint = {
  method: 'post',
  path: '/factor',
  handler: async (req) => {
    const refusal = await requireRecentAuth(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in first.')
    const { id: user, email } = req.user
    const secret = randomBytes(SECRET_BYTES)
    try {
      // A confirmed one does not match, so that the insertion meets the unique index.
      await modelOf(req.payload, 'second-factors').updateOne(
        { user, confirmedAt: null },
        { $set: { secret: sealSecret(req.payload, user, secret), updatedAt: new Date() } },
        { upsert: true },
      )
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return problem(409, 'factor_on', 'Two-step sign-in is already on. Please switch it off first.')
    }
    const { uri, key } = describeSecret(secret, ISSUER, email)
    const qr = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
    return Response.json({ key, uri, qr } satisfies FactorSetUp)
  },
}
