/** The length of a ticket's code: its id and a signature, as base64url. */
const CODE_LENGTH = 102
export const ID_BYTES = 12
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' }

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0))

/** Bytes as the server writes ids. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The key by which codes are told from forged ones. */
export const importTicketKey = (key: JsonWebKey): Promise<CryptoKey> =>
  crypto.subtle.importKey('jwk', key, ALGORITHM, false, ['verify'])

/**
 * The id of the ticket that a code is of, checked without a network; null for a forged one, and for what is no code of
 * ours. Whether the ticket is valid the list says.
 */
export const readTicket = async (key: CryptoKey, code: string): Promise<string | null> => {
  const text = code.trim()
  if (text.length !== CODE_LENGTH || !/^[\w-]+$/.test(text)) return null
  const bytes = toBytes(text)
  const id = bytes.subarray(0, ID_BYTES)
  const isOurs = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    bytes.subarray(ID_BYTES),
    id,
  )
  return isOurs ? toHex(id) : null
}
