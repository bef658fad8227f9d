import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  SIGNATURE_SIZE,
  mayContainAny,
  signatureOf,
  writeSignature,
} from '../../../../domain/directory/pairSignature'

describe('the signature of a text', () => {
  it('never rules out a text that contains what is searched', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    fc.assert(
      fc.property(text, text, text, (before, search, after) => {
        const signatures = new Int32Array(3 * SIGNATURE_SIZE)
        writeSignature(before + search + after, signatures, SIGNATURE_SIZE)
        expect(mayContainAny(signatures, SIGNATURE_SIZE, [signatureOf(search)])).toBe(true)
      }),
    )
  })

  it('rules out most texts that do not', () => {
    const texts = Array.from({ length: 1_000 }, (_, place) => `member ${place} of the works at juba, roads`)
    const possible = (search: string): number =>
      texts.filter((text) => mayContainAny(signatureOf(text), 0, [signatureOf(search)])).length
    expect(possible('works')).toBe(1_000)
    expect(possible('bridges')).toBe(0)
    expect(possible('(')).toBe(1_000)
    expect(possible('98')).toBeLessThan(100)
  })
})
