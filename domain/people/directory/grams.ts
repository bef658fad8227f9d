/** Three letters find a part of a text by an index; shorter parts are too many to be looked up. */
const LENGTH = 3

const partsOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, place) =>
    text.slice(place, place + length),
  )

/** The parts of three letters that folded texts consist of, each once; none reaches over two of the texts. */
export const gramsOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => partsOf(text, LENGTH))),
]

/** The parts of two letters of the words of folded names: of a word with one typo, some stand as they are. */
export const pairsOf = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => name.split(/[ -]/).flatMap((word) => partsOf(word, 2)))),
]
