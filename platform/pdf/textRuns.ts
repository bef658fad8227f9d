/**
 * What a run is set in: one of the PDF's own fonts; where a text has letters that these lack, a face of the same look for
 * its common letters and one for the others; the Arabic face.
 */
export type Face = 'own' | 'latin' | 'latinExtended' | 'arabic'

export interface TextRun {
  /** As the Arabic face is given it, which sets everything from right to left: its digits are turned round before. */
  text: string
  face: Face
}

/** The letters of Dinka, Nuer and their neighbours, and of Europe, that the PDF's own fonts lack, with the marks on them. */
export const EXTENDED = '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02af\\u0304\\u0308\\u1e00-\\u1eff'
/** Of these the own fonts have: Š š Ÿ Ž ž. */
const OWN_OF_EXTENDED = /[\u0160\u0161\u0178\u017d\u017e]/gu
const HAS_EXTENDED = new RegExp(`[${EXTENDED}]`, 'u')
const EXTENDED_PARTS = new RegExp(`([${EXTENDED}]+)`, 'u')

/** Letters of Arabic with their marks, and its comma, semicolon and question mark; digits of both kinds. */
const LETTER =
  '[\\u060c\\u061b\\u061f\\u0610-\\u061a\\u0620-\\u065f\\u066e-\\u06d3\\u06d5-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ef\\u06fa-\\u06fc\\u0750-\\u077f]'
const OWN_DIGIT = '[\\u0660-\\u0669\\u06f0-\\u06f9]'
const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]'

/** Arabic words, with the numbers that stand among or behind them; or a number in Arabic digits. */
const GROUPS = new RegExp(`${LETTER}+(?: +(?:${LETTER}|${DIGIT})+)*|${OWN_DIGIT}+`, 'gu')
const NUMBERS = new RegExp(`(${DIGIT}+)`, 'u')
const NUMBER_OF_ARABIC = new RegExp(`^${OWN_DIGIT}+$`, 'u')
const NUMBER = new RegExp(`^${DIGIT}+$`, 'u')
const STRONG = new RegExp(`[A-Za-z\\u00c0-\\u02af\\u1e00-\\u1eff]|${LETTER}`, 'u')
const ARABIC_LETTER = new RegExp(LETTER, 'u')

export const hasArabic = (text: string): boolean => text.search(GROUPS) >= 0

/** Whether the PDF's own fonts lack letters of a text. */
export const hasExtended = (text: string): boolean => HAS_EXTENDED.test(text.replace(OWN_OF_EXTENDED, ''))

const runOf = (part: string): TextRun => {
  if (NUMBER_OF_ARABIC.test(part)) return { text: Array.from(part).reverse().join(''), face: 'arabic' }
  return { text: part, face: NUMBER.test(part) ? 'own' : 'arabic' }
}

const latinRuns = (text: string): TextRun[] => {
  if (!hasExtended(text)) return [{ text, face: 'own' }]
  return text
    .split(EXTENDED_PARTS)
    .filter(Boolean)
    .map((part) => ({ text: part, face: HAS_EXTENDED.test(part) ? 'latinExtended' : 'latin' }))
}

const NEUTRAL = /^[^\p{L}\p{M}\p{N}]+$/u
const MIRRORED: Partial<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
}

/** What stands between words that are read from the right: turned round, brackets with it; Latin words in it are not. */
const turned = (text: string): string =>
  NEUTRAL.test(text)
    ? Array.from(text, (sign) => MIRRORED[sign] ?? sign)
        .reverse()
        .join('')
    : text.replace(/^(\s*)(.*?)(\s*)$/u, '$3$2$1') // the space before a word that is set to the left of the last one stands on its right

/**
 * A line in the order in which it is set from left to right: what is Arabic runs the other way, and so do the parts of
 * a line that begins with it. Enough for names and titles.
 */
export const textRuns = (line: string): TextRun[] => {
  const isFromRight = ARABIC_LETTER.test(STRONG.exec(line)?.[0] ?? '')
  const groups: TextRun[][] = []
  let end = 0
  const pushLatin = (text: string): void => {
    if (text) groups.push(latinRuns(isFromRight ? turned(text) : text))
  }
  for (const match of line.matchAll(GROUPS)) {
    pushLatin(line.slice(end, match.index))
    groups.push(match[0].split(NUMBERS).filter(Boolean).map(runOf).reverse())
    end = match.index + match[0].length
  }
  pushLatin(line.slice(end))
  return (isFromRight ? groups.reverse() : groups).flat()
}
