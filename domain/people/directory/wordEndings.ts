/** So many letters of an ending are kept: more would find hardly fewer people, and cost room. */
const ENDING_LENGTH = 8

/** Its words, and the signs between them. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N} ]+/gu) ?? []

/**
 * The endings of the words of folded texts, each once and cut off after some letters: of "deng" deng, eng, ng and g.
 * Whatever part of a word is searched for, some ending begins with it.
 */
export const endingsOf = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap(wordsOf)
      .flatMap((word) =>
        Array.from({ length: word.length }, (_, place) => word.slice(place, place + ENDING_LENGTH)),
      ),
  ),
]

/** Every character for itself, in an expression of the database. */
export const escaped = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll('\0', String.raw`\x00`)

/** What one of the endings is, or begins with. */
export type EndingCondition = string | RegExp

const endingThatBegins = (letters: string): EndingCondition =>
  letters.length < ENDING_LENGTH ? new RegExp(`^${escaped(letters)}`) : letters.slice(0, ENDING_LENGTH)

/**
 * What every text that contains a part has among its endings: the part's longest word, which only the last one begins.
 * @param options `endsWord`: whether the part ends where a word does
 */
export const endingIn = (part: string, { endsWord = false } = {}): EndingCondition => {
  const words = wordsOf(part)
  const longest = Math.max(...words.map(({ length }) => length))
  const place = words.findIndex(({ length }) => length === longest)
  const word = words[place] ?? ''
  return endsWord || place < words.length - 1 ? word.slice(0, ENDING_LENGTH) : endingThatBegins(word)
}
