import createBidi from 'bidi-js'

const bidi = createBidi()

/**
 * What a run is set in: one of the PDF's own fonts; where a text has letters that these lack, a face of the
 * same look for its common letters and one for the others; the Arabic face.
 */
export type Face = 'own' | 'latin' | 'latinExtended' | 'arabic'

export interface TextRun {
  /** As the Arabic face takes it. It sets everything from right to left, so Arabic digits are reversed before. */
  text: string
  face: Face
}

/**
 * The letters of Dinka, Nuer and their neighbours, and of Europe, that the PDF's own fonts lack, with the
 * marks on them.
 */
export const EXTENDED = '\\u0100-\\u0130\\u0132-\\u0151\\u0154-\\u02af\\u0304\\u0308\\u1e00-\\u1eff'
/** Of these the own fonts have: Š š Ÿ Ž ž. */
const OWN_OF_EXTENDED = /[\u0160\u0161\u0178\u017d\u017e]/gu
const HAS_EXTENDED = new RegExp(`[${EXTENDED}]`, 'u')
const EXTENDED_PARTS = new RegExp(`([${EXTENDED}]+)`, 'u')

/** Letters of Arabic with their marks, and its comma, semicolon and question mark. */
const LETTER =
  /[\u060c\u061b\u061f\u0610-\u061a\u0620-\u065f\u066e-\u06d3\u06d5-\u06dc\u06df-\u06e8\u06ea-\u06ef\u06fa-\u06fc\u0750-\u077f]/u
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/u
const NUMBER = /^[0-9\u0660-\u0669\u06f0-\u06f9]+$/u
const SPACES = /^ +$/u

export const hasArabic = (text: string): boolean => LETTER.test(text) || ARABIC_DIGIT.test(text)

/** Whether the PDF's own fonts lack letters of a text. */
export const hasExtended = (text: string): boolean => HAS_EXTENDED.test(text.replace(OWN_OF_EXTENDED, ''))

const latinRuns = (text: string): TextRun[] => {
  if (!hasExtended(text)) return [{ text, face: 'own' }]
  return text
    .split(EXTENDED_PARTS)
    .filter(Boolean)
    .map((part) => ({ text: part, face: HAS_EXTENDED.test(part) ? 'latinExtended' : 'latin' }))
}

/** `neutral`: spaces, brackets and the like among what is read from the right. */
type Kind = 'letters' | 'digits' | 'neutral' | 'latin'

interface Segment {
  text: string
  /** Of embedding: odd from right to left, even from left to right. */
  level: number
  kind: Kind
}

const kindOf = (character: string, level: number): Kind => {
  if (LETTER.test(character)) return 'letters'
  if (ARABIC_DIGIT.test(character)) return 'digits'
  return level % 2 === 1 ? 'neutral' : 'latin'
}

const join = (segments: Segment[], { text, level, kind }: Segment): Segment[] => {
  const last = segments.at(-1)
  if (last?.level === level && last.kind === kind) last.text += text
  else segments.push({ text, level, kind })
  return segments
}

const isWord = (segment: Segment | undefined): boolean =>
  segment !== undefined && (segment.kind === 'letters' || NUMBER.test(segment.text))

/**
 * The parts of a line in the order in which it is read, each of one kind. The space between Arabic words is
 * one of them.
 */
const segmentsOf = (line: string): Segment[] => {
  const { levels } = bidi.getEmbeddingLevels(line)
  const segments = Array.from(line).reduce<{ at: number; found: Segment[] }>(
    ({ at, found }, text) => {
      const level = levels[at] ?? 0
      return { at: at + text.length, found: join(found, { text, level, kind: kindOf(text, level) }) }
    },
    { at: 0, found: [] },
  ).found
  return segments
    .map((segment, index): Segment => {
      const isBetweenWords =
        SPACES.test(segment.text) && isWord(segments[index - 1]) && isWord(segments[index + 1])
      return segment.kind === 'neutral' && isBetweenWords ? { ...segment, kind: 'letters' } : segment
    })
    .reduce<Segment[]>(join, [])
}

/**
 * The order from left to right: from the highest level down, what is at least as high is reversed (UAX #9,
 * rule L2).
 */
const inVisualOrder = (segments: Segment[]): Segment[] => {
  const ordered = [...segments]
  for (let level = Math.max(...ordered.map((segment) => segment.level)); level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while ((ordered[end]?.level ?? -1) >= level) end += 1
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}

const reversed = (text: string): string => Array.from(text).reverse().join('')

const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')

/**
 * A line in the order in which it is set from left to right, by the Unicode bidirectional algorithm: Arabic
 * runs the other way, and so do the parts of a line that begins with it.
 */
export const textRuns = (line: string): TextRun[] => {
  if (!hasArabic(line)) return latinRuns(line)
  const runs: TextRun[] = []
  let latin = ''
  const endLatin = (): void => {
    if (latin) runs.push(...latinRuns(latin))
    latin = ''
  }
  for (const { text, kind } of inVisualOrder(segmentsOf(line))) {
    if (kind === 'latin') latin += text
    else if (kind === 'neutral') latin += mirrored(reversed(text))
    else {
      endLatin()
      runs.push({ text: kind === 'digits' ? reversed(text) : text, face: 'arabic' })
    }
  }
  endLatin()
  return runs
}
