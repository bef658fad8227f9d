import { describe, expect, it } from 'vitest'
import { canBePrinted } from '../../../../platform/pdf/canBePrinted'
import { hasArabic, textRuns } from '../../../../platform/pdf/textRuns'

const own = (text: string) => ({ text, face: 'own' })
const latin = (text: string) => ({ text, face: 'latin' })
const extended = (text: string) => ({ text, face: 'latinExtended' })
const arabic = (text: string) => ({ text, face: 'arabic' })

describe('a line of text is laid out', () => {
  it.each([
    ['in one piece, if it is in one script', 'Nyandeng Deng', [own('Nyandeng Deng')]],
    ['in one piece, Arabic words and marks together', 'مُحَمَّد عبد الله', [arabic('مُحَمَّد عبد الله')]],
    [
      'from the left, if it begins with Latin',
      'Deng (دينق ميوم)',
      [own('Deng ('), arabic('دينق ميوم'), own(')')],
    ],
    ['from the right, if it begins with Arabic', 'دينق Deng', [own('Deng '), arabic('دينق')]],
    ['with a number behind its word, on the left of it', 'شهادة 12', [own('12'), arabic('شهادة ')]],
    ['with Arabic digits the way numbers are read', 'شهادة ١٢', [arabic('٢١'), arabic('شهادة ')]],
    ['with a number between its words', 'عام 2026 جوبا', [arabic(' جوبا'), own('2026'), arabic('عام ')]],
    [
      'with mirrored brackets between Arabic words',
      'الجسور (١٢)',
      [own('('), arabic('٢١'), own(') '), arabic('الجسور')],
    ],
    ['with brackets around Latin as they are', 'الجسور (ACE)', [own('(ACE) '), arabic('الجسور')]],
    ['with an Arabic comma', 'جوبا، دينق', [arabic('جوبا، دينق')]],
    [
      'with Dinka letters in a font that has them, and the others in a matching one',
      'Aŋeth Mayɔm',
      [latin('A'), extended('ŋ'), latin('eth May'), extended('ɔ'), latin('m')],
    ],
    ['with a letter and its mark together', 'Dɛ̈ŋ', [latin('D'), extended('ɛ̈ŋ')]],
    ['in the PDF’s own font, if that has the letters', 'Škoda Žižka', [own('Škoda Žižka')]],
    ['with Arabic digits alone', '٢٠٢٦', [arabic('٦٢٠٢')]],
  ])('%s', (_, line, runs) => {
    expect(textRuns(line)).toEqual(runs)
    expect(hasArabic(line)).toBe(runs.some(({ face }) => face === 'arabic'))
    expect(canBePrinted(line)).toBe(true)
  })

  it.each(['李', 'Дмитрий', 'a\u200eb'])('not at all without glyphs for it: %s', (text) => {
    expect(canBePrinted(text)).toBe(false)
  })
})
