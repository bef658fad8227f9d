/*
 * How texts are compared: without case, accents and letters that keyboards lack. A leaf: the browser
 * highlights and filters by the same rule as the server searches.
 */

/** Letters without a Unicode decomposition. */
const LETTERS: Record<string, string> = {
  // Dinka, Nuer, Bari and related languages; ŋ and ɣ have two spellings, see below
  ɛ: 'e',
  ɔ: 'o',
  ɩ: 'i',
  ʊ: 'u',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ɖ: 'd',
  ɲ: 'ny',
  ƴ: 'y',
  ʒ: 'z',
  ʌ: 'a',
  // European
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  // Arabic
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ک: 'ك',
  ی: 'ي',
  ء: '',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')

/** Arabic digits, Eastern and Western, map to ASCII digits. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Combining marks, the Arabic tatweel, apostrophes within words, invisible characters. */
const MARKS = /[\p{M}\u0640'’‘ʼʻ`\p{Cf}]/gu

const ASCII = /^[\x20-\x26\x28-\x5F\x61-\x7E]*$/

/** The two spellings of ŋ and ɣ on a keyboard that lacks them. */
const SPELLINGS = [
  { ŋ: 'ng', ɣ: 'gh' },
  { ŋ: 'n', ɣ: 'g' },
] as const

const spell = (text: string, { ŋ, ɣ }: (typeof SPELLINGS)[number]): string =>
  text.replaceAll('ŋ', ŋ).replaceAll('ɣ', ɣ)

/**
 * The spellings of a text for comparison: one, or two when it contains ŋ or ɣ.
 * `Nyadɛŋ` is `nyadeng` and `nyaden`; `Émile` is `emile`; `أَحْمَد` is `احمد`.
 */
export const foldings = (text: string): [string, ...string[]] => {
  if (ASCII.test(text)) return [text.toLowerCase()]
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
  return /[ŋɣ]/.test(folded) ? [spell(folded, SPELLINGS[0]), spell(folded, SPELLINGS[1])] : [folded]
}

/** Whether a text contains another, in any spelling. Every text contains the empty one. */
export const isContained = (text: string, within: string | null | undefined): boolean => {
  if (!within) return false
  const wanted = foldings(text)
  return foldings(within).some((folded) => wanted.some((one) => folded.includes(one)))
}

/**
 * Between words: any character other than a letter with its marks, a digit or an apostrophe within a word.
 */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’‘ʼʻ]*/gu

/** The words of a text, each in its spellings. */
export const wordsOf = (text: string): string[][] =>
  [...text.matchAll(WORD)]
    .map(([word]) => foldings(word).filter((folded) => folded !== ''))
    .filter((spellings) => spellings.length > 0)

/** The position of a match in a text: start and end, in UTF-16 units. */
export type Mark = [from: number, to: number]

/** The words of a text that pass a test, which gets their spellings. */
export const marksOf = (text: string, isMatch: (folded: string) => boolean): Mark[] =>
  [...text.matchAll(WORD)].flatMap((found) =>
    foldings(found[0]).some(isMatch) ? [[found.index, found.index + found[0].length] satisfies Mark] : [],
  )

/** Whether a word begins with one of those searched for. */
export const beginsWithAny = (search: string): ((folded: string) => boolean) => {
  const words = wordsOf(search).flat()
  return (folded) => words.some((word) => folded.startsWith(word))
}
