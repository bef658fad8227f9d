import { marksOf } from './folding.schema'

const MAX_LENGTH = 160
/** The number of characters before the match. */
const LEAD = 50

const cut = (text: string, from: number): string => {
  const begin = from === 0 ? 0 : text.indexOf(' ', from) + 1
  if (text.length - begin <= MAX_LENGTH) return `${begin > 0 ? '…' : ''}${text.slice(begin)}`
  const end = text.lastIndexOf(' ', begin + MAX_LENGTH)
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end > begin ? end : begin + MAX_LENGTH)}…`
}

/**
 * A few words around the match of the first text that has one; otherwise the beginning of the first text.
 * @param isMatch whether a folded word was searched for
 */
export const excerptOf = (texts: readonly string[], isMatch: (folded: string) => boolean): string => {
  for (const text of texts) {
    const [first] = marksOf(text, isMatch)
    if (first) return cut(text, Math.max(0, first[0] - LEAD))
  }
  return cut(texts.find((text) => text !== '') ?? '', 0)
}
