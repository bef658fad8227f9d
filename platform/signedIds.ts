import { type KeyObject, createECDH, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Payload } from 'payload'
import { perPayload } from './perPayload'
import { deriveKey } from './seal'

/* An id with a signature (ECDSA, P-256): a browser verifies it with the public key alone. */

const CURVE = 'prime256v1'
const HASH = 'sha256'
const ID_LENGTH = 12
const SIGNATURE_LENGTH = 64
const ENCODING = 'ieee-p1363'

interface Keys {
  privateKey: KeyObject
  publicKey: KeyObject
}

const makeKeys = (secret: Buffer): Keys => {
  const curve = createECDH(CURVE)
  curve.setPrivateKey(secret)
  const point = curve.getPublicKey() // 4, x and y
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: secret.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/** Signs ids for one use, and reads them again. @param purpose names the use, from which its key is derived */
export const signedIds = (purpose: string) => {
  const keysOf = perPayload((payload) => makeKeys(deriveKey(payload, purpose)))
  return {
    /** @param hex 24 hexadecimal digits */
    sign: (payload: Payload, hex: string): string => {
      const id = Buffer.from(hex, 'hex')
      const signature = sign(HASH, id, { key: keysOf(payload).privateKey, dsaEncoding: ENCODING })
      return Buffer.concat([id, signature]).toString('base64url')
    },
    /** The key by which codes are checked, as a JSON web key. */
    publicKey: (payload: Payload): { kty: string; crv: string; x: string; y: string } => {
      const { kty = '', crv = '', x = '', y = '' } = keysOf(payload).publicKey.export({ format: 'jwk' })
      return { kty, crv, x, y }
    },
    /** The id that was signed; undefined for a forged code. */
    read: (payload: Payload, code: string): string | undefined => {
      const bytes = Buffer.from(code, 'base64url')
      if (bytes.length !== ID_LENGTH + SIGNATURE_LENGTH) return undefined
      const [id, signature] = [bytes.subarray(0, ID_LENGTH), bytes.subarray(ID_LENGTH)]
      const key = { key: keysOf(payload).publicKey, dsaEncoding: ENCODING } as const
      return verify(HASH, id, key, signature) ? id.toString('hex') : undefined
    },
  }
}
