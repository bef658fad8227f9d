/*
 * How texts are compared: without case, accents and the letters that keyboards lack. A leaf: the browser highlights and
 * narrows by the same rule as the server searches.
 */

/** Letters without a decomposition of their own. */
const LETTERS: Record<string, string> = {
  // Dinka, Nuer, Bari and their neighbours; ŋ and ɣ are spelled in two ways, see below
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

/** Arabic digits, Eastern and Western, stand for the same numbers as ours. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06F0-\u06F9]/g

/** Marks above and below letters, the stretching of Arabic words, apostrophes within words, invisible characters. */
const MARKS = /[\p{M}\u0640'’‘ʼʻ`\p{Cf}]/gu

const ASCII = /^[\x20-\x26\x28-\x5F\x61-\x7E]*$/

/** The two ways in which ŋ and ɣ are written on a keyboard that lacks them. */
const SPELLINGS = [
  { ŋ: 'ng', ɣ: 'gh' },
  { ŋ: 'n', ɣ: 'g' },
] as const

const spell = (text: string, { ŋ, ɣ }: (typeof SPELLINGS)[number]): string =>
  text.replaceAll('ŋ', ŋ).replaceAll('ɣ', ɣ)

/**
 * A text as it is compared, in each way that it may be spelled: one, or two where it holds ŋ or ɣ.
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

/** Whether a text contains another, however either is spelled. An empty one is in every text. */
export const isContained = (text: string, within: string | null | undefined): boolean => {
  if (!within) return false
  const wanted = foldings(text)
  return foldings(within).some((folded) => wanted.some((one) => folded.includes(one)))
}

/** Between words: anything that is neither a letter with its marks, a digit nor an apostrophe within a word. */
export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u0640'’‘ʼʻ]*/gu

/** The words of a text, each in its spellings. */
export const wordsOf = (text: string): string[][] =>
  [...text.matchAll(WORD)]
    .map(([word]) => foldings(word).filter((folded) => folded !== ''))
    .filter((spellings) => spellings.length > 0)

/** Where a match stands in a text: from a position up to another, in UTF-16 units. */
export type Mark = [from: number, to: number]

/** The words of a text that a test holds for, given each of their spellings. */
export const marksOf = (text: string, isMatch: (folded: string) => boolean): Mark[] =>
  [...text.matchAll(WORD)].flatMap((found) =>
    foldings(found[0]).some(isMatch) ? [[found.index, found.index + found[0].length] satisfies Mark] : [],
  )

/** Whether a word begins with one of those searched for. */
export const beginsWithAny = (search: string): ((folded: string) => boolean) => {
  const words = wordsOf(search).flat()
  return (folded) => words.some((word) => folded.startsWith(word))
}
