/** Words that keep their capital letters inside a label. */
const NAMES = /^(?:[A-Z]{2,}|[A-Z]+s|CPD|PDF|Juba)$/

/** `Created At` → `Created at`; abbreviations stay. */
export const sentenceCase = (label: string): string =>
  label
    .split(' ')
    .map((word, place) => (place === 0 || NAMES.test(word) ? word : word.toLowerCase()))
    .join(' ')
