import { describe, expect, it } from 'vitest'
import {
  hashRecoveryCode,
  makeRecoveryCodes,
} from '../../../../../domain/accounts/secondFactor/recoveryCodes'
import { secondFactorCodeSchema } from '../../../../../domain/accounts/secondFactor/secondFactor.schema'

/** What a stored fast hash needs, so that trying all codes takes longer than anybody has. */
const ENOUGH_BITS = 112
const LETTERS_AND_DIGITS = 30

describe('recovery codes', () => {
  it('are ten, all different, of letters and digits that do not look alike', () => {
    const codes = makeRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{4}(-[a-hjkmnp-tv-z2-9]{4})+$/)
  })

  it('are too long to be found from their hashes', () => {
    for (const code of makeRecoveryCodes())
      expect(code.replaceAll('-', '').length * Math.log2(LETTERS_AND_DIGITS)).toBeGreaterThan(ENOUGH_BITS)
  })

  it('fit into the field of the form, with spaces in place of hyphens', () => {
    for (const code of makeRecoveryCodes()) {
      expect(secondFactorCodeSchema.safeParse(` ${code} `).success).toBe(true)
      expect(hashRecoveryCode('a', code.replaceAll('-', ' ').toUpperCase())).toBe(hashRecoveryCode('a', code))
    }
  })
})
