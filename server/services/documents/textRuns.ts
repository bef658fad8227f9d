export interface TextRun {
  /** As the Arabic face is given it, which sets everything from right to left: its digits are turned round before. */
  text: string
  /** Set in the Arabic face. */
  isArabic: boolean
}

/** Letters of Arabic with their marks; digits of both kinds. */
const LETTER = '[\\u0610-\\u061a\\u0620-\\u065f\\u066e-\\u06d3\\u06d5-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ef\\u06fa-\\u06fc\\u0750-\\u077f]'
const OWN_DIGIT = '[\\u0660-\\u0669\\u06f0-\\u06f9]'
const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]'

/** Arabic words, with the numbers that stand among or behind them; or a number in Arabic digits. */
const GROUPS = new RegExp(`${LETTER}+(?: +(?:${LETTER}|${DIGIT})+)*|${OWN_DIGIT}+`, 'gu')
const NUMBERS = new RegExp(`(${DIGIT}+)`, 'u')
const NUMBER_OF_ARABIC = new RegExp(`^${OWN_DIGIT}+$`, 'u')
const NUMBER = new RegExp(`^${DIGIT}+$`, 'u')
const STRONG = new RegExp(`[A-Za-z\\u00c0-\\u024f]|${LETTER}`, 'u')
const ARABIC_LETTER = new RegExp(LETTER, 'u')

export const hasArabic = (text: string): boolean => text.search(GROUPS) >= 0

const runOf = (part: string): TextRun => {
  if (NUMBER_OF_ARABIC.test(part)) return { text: Array.from(part).reverse().join(''), isArabic: true }
  return { text: part, isArabic: !NUMBER.test(part) }
}

/**
 * A line in the order in which it is set from left to right: what is Arabic runs the other way, and so do the parts of
 * a line that begins with it. Enough for names and titles; brackets of a line that begins with Arabic are not turned.
 */
export const textRuns = (line: string): TextRun[] => {
  const groups: TextRun[][] = []
  let end = 0
  const pushLatin = (text: string): void => {
    if (text) groups.push([{ text, isArabic: false }])
  }
  for (const match of line.matchAll(GROUPS)) {
    pushLatin(line.slice(end, match.index))
    groups.push(match[0].split(NUMBERS).filter(Boolean).map(runOf).reverse())
    end = match.index + match[0].length
  }
  pushLatin(line.slice(end))
  const isFromRight = ARABIC_LETTER.test(STRONG.exec(line)?.[0] ?? '')
  return (isFromRight ? groups.reverse() : groups).flat()
}
