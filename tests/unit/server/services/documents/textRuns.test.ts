import { describe, expect, it } from 'vitest'
import { canBePrinted } from '../../../../../server/services/documents/canBePrinted'
import { hasArabic, textRuns } from '../../../../../server/services/documents/textRuns'

const latin = (text: string) => ({ text, isArabic: false })
const arabic = (text: string) => ({ text, isArabic: true })

describe('a line is set', () => {
  it.each([
    ['in one piece, if it is in one script', 'Nyandeng Deng', [latin('Nyandeng Deng')]],
    ['in one piece, words and marks of Arabic together', 'مُحَمَّد عبد الله', [arabic('مُحَمَّد عبد الله')]],
    ['from the left, if it begins with Latin', 'Deng (دينق ميوم)', [latin('Deng ('), arabic('دينق ميوم'), latin(')')]],
    ['from the right, if it begins with Arabic', 'دينق Deng', [latin(' Deng'), arabic('دينق')]],
    ['with a number behind its word, on the left of it', 'شهادة 12', [latin('12'), arabic('شهادة ')]],
    ['with Arabic digits the way numbers are read', 'شهادة ١٢', [arabic('٢١'), arabic('شهادة ')]],
    ['with a number within, between its words', 'عام 2026 جوبا', [arabic(' جوبا'), latin('2026'), arabic('عام ')]],
    ['with Arabic digits alone', '٢٠٢٦', [arabic('٦٢٠٢')]],
  ])('%s', (_, line, runs) => {
    expect(textRuns(line)).toEqual(runs)
    expect(hasArabic(line)).toBe(runs.some(({ isArabic }) => isArabic))
    expect(canBePrinted(line)).toBe(true)
  })

  it.each(['Aŋeth Mayɔm', '李', 'Дмитрий', 'a\u200eb'])('not at all, if there are no letters for it: %s', (text) => {
    expect(canBePrinted(text)).toBe(false)
  })
})
