/** As many numbers of 32 bits a signature has. */
export const SIGNATURE_SIZE = 8
const BITS = 32 * SIGNATURE_SIZE

const bitOf = (first: number, second: number): number => {
  const mixed = Math.imul(first, 0x9e_37_79_b1) ^ Math.imul(second, 0x85_eb_ca_6b)
  return (mixed ^ (mixed >>> 15)) & (BITS - 1)
}

/**
 * Notes which pairs of neighbouring letters a text has, a bit for each; several pairs share a bit. A text that lacks a
 * pair of a search does not contain it: most members are ruled out without a look at their texts, which are scattered
 * in memory.
 * @param at where the signature begins; its numbers are 0 before
 */
export const writeSignature = (text: string, signatures: Int32Array, at: number): void => {
  for (let place = 1; place < text.length; place += 1) {
    const bit = bitOf(text.charCodeAt(place - 1), text.charCodeAt(place))
    const number = at + (bit >>> 5)
    signatures[number] = (signatures[number] ?? 0) | (1 << (bit & 31))
  }
}

/** The signature of a search. Of one letter, and of none, it has no bit: every text may contain it. */
export const signatureOf = (search: string): Int32Array => {
  const signature = new Int32Array(SIGNATURE_SIZE)
  writeSignature(search, signature, 0)
  return signature
}

/** Signatures of texts: of each list one at least. */
export type Wanted = readonly (readonly Int32Array[])[]

const mayContain = (signatures: Int32Array, at: number, wanted: Int32Array): boolean => {
  for (let place = 0; place < SIGNATURE_SIZE; place += 1) {
    const bits = wanted[place] ?? 0
    if (((signatures[at + place] ?? 0) & bits) !== bits) return false
  }
  return true
}

/** Whether the text of a signature may contain one of some searches: false only where it does not. */
export const mayContainAny = (signatures: Int32Array, at: number, wanted: readonly Int32Array[]): boolean => {
  for (const search of wanted) if (mayContain(signatures, at, search)) return true
  return false
}
