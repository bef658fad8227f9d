import { expect, it } from 'vitest'
import { isCertificateCode } from '../../../../domain/events/attendance/certificateCode.schema'

it.each([
  ['ATT-7KD2M-22222-ZZZZZ-HJKMN', true],
  ['att-7kd2m-22222-zzzzz-hjkmn', true],
  ['ATT-7KD2M-22222-ZZZZZ-HJKM', false],
  ['ATT-7KD1M-22222-ZZZZZ-HJKMN', false],
  ['ATT-7KD2M22222ZZZZZHJKMN', false],
  ['ACE-2026-0007', false],
  ['', false],
])('tells whether %o is the code of a certificate: %o', (text, is) => {
  expect(isCertificateCode(text)).toBe(is)
})
