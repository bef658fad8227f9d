import { isReference, normaliseReference } from '../../invoices/reference.schema'

/** What a reference stands for. */
export interface Referenced {
  id: string
  /** By ISO 11649, without spaces. */
  reference: string
  /** Of the invoice, as it is printed on it; empty without one. */
  number?: string
}

/** How a text names references. */
export type ReferenceMatch<Item extends Referenced> =
  /** `isTypo`: one character is wrong, missing or too many, or two changed places. */
  | { kind: 'one'; item: Item; isTypo: boolean }
  | { kind: 'several'; items: Item[] }
  /** The text names a reference whose check digits are right, and which is none of these. */
  | { kind: 'other'; reference: string }
  | { kind: 'none' }

const MIN_LENGTH = 8
const MAX_REFERENCE_LENGTH = 25
const MAX_STARTS = 60

const withoutZeros = (text: string): string => text.replaceAll('0', '')

/** A text without one of its characters, in each way. Two texts that differ in one character share one of these. */
const deletionsOf = (text: string): string[] =>
  Array.from(text, (_, index) => text.slice(0, index) + text.slice(index + 1))

/** Whether one change makes a text of another: a character wrong, missing or too many, or two that changed places. */
export const isOneTypo = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short === long) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  return (
    short[start] === long[start + 1] &&
    short[start + 1] === long[start] &&
    short.slice(start + 2) === long.slice(start + 2)
  )
}

/** Whether only zeros are missing in a text. */
const hasLostZeros = (text: string, reference: string): boolean => {
  let position = 0
  for (const character of reference)
    if (character === text[position]) position += 1
    else if (character !== '0') return false
  return position === text.length && text.length < reference.length
}

/**
 * The parts of a text that may be a reference, without what stands between their characters: from the beginning of a
 * word, or an `RF`, to the end of one, or to where letters follow digits.
 */
const piecesOf = (text: string, maxLength: number): string[] => {
  const words = text.toUpperCase().match(/[0-9A-Z]+/g) ?? []
  const whole = words.join('')
  const starts = new Set<number>()
  const ends = new Set<number>()
  let position = 0
  for (const word of words) {
    starts.add(position)
    position += word.length
    ends.add(position)
  }
  for (const { index } of whole.matchAll(/RF/g)) starts.add(index)
  for (const { index } of whole.matchAll(/\d(?=[A-Z])/g)) ends.add(index + 1)
  const pieces = new Set<string>()
  for (const start of [...starts].slice(0, MAX_STARTS))
    for (const end of ends)
      if (end - start >= MIN_LENGTH && end - start <= maxLength) pieces.add(whole.slice(start, end))
  return [...pieces]
}

const addTo = <Item>(map: Map<string, Item[]>, key: string, item: Item): void => {
  const items = map.get(key)
  if (!items) map.set(key, [item])
  else if (!items.includes(item)) items.push(item)
}

const toMatch = <Item extends Referenced>(found: readonly Item[], isTypo: boolean): ReferenceMatch<Item> => {
  const items = [...new Set(found)]
  const [item, ...others] = items
  if (!item) return { kind: 'none' }
  return others.length === 0 ? { kind: 'one', item, isTypo } : { kind: 'several', items }
}

/**
 * Finds the references that a payer's text names, despite spaces, lost zeros or one typo, and the numbers of invoices as
 * they are. It never guesses: what fits several is several.
 */
export class ReferenceIndex<Item extends Referenced> {
  private readonly exact = new Map<string, Item>()
  private readonly zeroless = new Map<string, Item[]>()
  private readonly deletions = new Map<string, Item[]>()
  private maxLength = MIN_LENGTH

  add(item: Item): void {
    const reference = normaliseReference(item.reference)
    this.exact.set(reference, item)
    const number = normaliseReference(item.number ?? '')
    if (number !== '') this.exact.set(number, item)
    this.maxLength = Math.max(this.maxLength, reference.length + 1)
    addTo(this.zeroless, withoutZeros(reference), item)
    for (const key of [reference, ...deletionsOf(reference)]) addTo(this.deletions, key, item)
  }

  match(text: string): ReferenceMatch<Item> {
    const pieces = piecesOf(text, Math.max(this.maxLength, MAX_REFERENCE_LENGTH))
    const exact = pieces.flatMap((piece) => this.exact.get(piece) ?? [])
    if (exact.length > 0) return toMatch(exact, false)
    // of somebody else, of a paid invoice or of none: its check digits say that it is no typo
    const other = pieces.find(isReference)
    if (other) return { kind: 'other', reference: other }
    const withLostZeros = pieces.flatMap((piece) =>
      (this.zeroless.get(withoutZeros(piece)) ?? []).filter(({ reference }) =>
        hasLostZeros(piece, normaliseReference(reference)),
      ),
    )
    return toMatch([...withLostZeros, ...this.findTypos(pieces)], withLostZeros.length === 0)
  }

  private findTypos(pieces: readonly string[]): Item[] {
    return pieces
      .filter(({ length }) => length <= this.maxLength)
      .flatMap((piece) =>
        [piece, ...deletionsOf(piece)]
          .flatMap((key) => this.deletions.get(key) ?? [])
          .filter(({ reference }) => isOneTypo(piece, normaliseReference(reference))),
      )
  }
}
