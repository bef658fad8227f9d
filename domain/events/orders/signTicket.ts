import { type KeyObject, createECDH, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import type { Payload } from 'payload'
import { perPayload } from '../../../platform/perPayload'
import { deriveKey } from '../../../platform/seal'

/*
 * The code of a ticket: its id and a signature (ECDSA, P-256), so that a door without a network can tell that it is
 * ours. A browser verifies it with the public key alone.
 */

const CURVE = 'prime256v1'
const HASH = 'sha256'
const ID_LENGTH = 12
const SIGNATURE_LENGTH = 64
const ENCODING = 'ieee-p1363'

const keysOf = perPayload((payload): { privateKey: KeyObject; publicKey: KeyObject } => {
  const curve = createECDH(CURVE)
  const secret = deriveKey(payload, 'ticket')
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
})

/** The key by which a door checks codes, as a JSON web key. */
export const ticketPublicKey = (payload: Payload): { kty: string; crv: string; x: string; y: string } => {
  const { kty = '', crv = '', x = '', y = '' } = keysOf(payload).publicKey.export({ format: 'jwk' })
  return { kty, crv, x, y }
}

/** The code of a ticket of an order, as the door reads it. @param ticket its id, 24 hexadecimal digits */
export const signTicket = (payload: Payload, ticket: string): string => {
  const id = Buffer.from(ticket, 'hex')
  const signature = sign(HASH, id, { key: keysOf(payload).privateKey, dsaEncoding: ENCODING })
  return Buffer.concat([id, signature]).toString('base64url')
}

/** The id of the ticket that a code is of; undefined for a forged one. Whether the ticket is valid the order tells. */
export const readTicketCode = (payload: Payload, code: string): string | undefined => {
  const bytes = Buffer.from(code, 'base64url')
  if (bytes.length !== ID_LENGTH + SIGNATURE_LENGTH) return undefined
  const [id, signature] = [bytes.subarray(0, ID_LENGTH), bytes.subarray(ID_LENGTH)]
  const key = { key: keysOf(payload).publicKey, dsaEncoding: ENCODING } as const
  return verify(HASH, id, key, signature) ? id.toString('hex') : undefined
}
