import { describe, expect, it } from 'vitest'
import {
  countTextMessage,
  fitsTextMessage,
} from '../../../../../domain/messaging/mailings/textMessage.schema'

describe('the length of a text message', () => {
  it.each([
    ['nothing', '', 0, 160],
    ['plain words', 'ACESS: dues are open.', 21, 160],
    ['a letter of the GSM alphabet with an accent', 'é', 1, 160],
    ['a sign that counts twice', '{€}', 6, 160],
    ['Arabic', 'مرحبا', 5, 70],
    ['a curly apostrophe', 'members’', 8, 70],
    ['an emoji', '👷', 2, 70],
  ])('of %s', (_, text, length, limit) => {
    expect(countTextMessage(text)).toEqual({ length, limit })
  })

  it.each([
    ['160 plain letters', 'a'.repeat(160), true],
    ['161 plain letters', 'a'.repeat(161), false],
    ['80 signs that count twice', '€'.repeat(80), true],
    ['81 signs that count twice', '€'.repeat(81), false],
    ['70 Arabic letters', 'م'.repeat(70), true],
    ['71 Arabic letters', 'م'.repeat(71), false],
    ['70 plain letters and one Arabic', `${'a'.repeat(70)}م`, false],
  ])('decides whether %s fit', (_, text, fits) => {
    expect(fitsTextMessage(text)).toBe(fits)
  })
})
