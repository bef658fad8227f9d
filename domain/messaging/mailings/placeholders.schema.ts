import { fillBraces, namesInBraces } from '../../../platform/doubleBraces.schema'

/** What a text can say about the person it goes to. The table is closed: nothing else of a record gets into a mail. */
export const PLACEHOLDERS = {
  firstName: { label: 'First name', example: 'Nyandeng', otherwise: 'colleague' },
  fullName: { label: 'Full name', example: 'Nyandeng Deng', otherwise: 'colleague' },
  grade: { label: 'Grade', example: 'Professional', otherwise: 'no grade' },
  number: { label: 'Membership number', example: 'ACE-2026-0042', otherwise: 'no number' },
  expiry: { label: 'End of the membership', example: '31 December 2026', otherwise: 'no end' },
  region: { label: 'Region', example: 'Greater Equatoria', otherwise: 'no region' },
} as const
export type Placeholder = keyof typeof PLACEHOLDERS

/** What the placeholders of a text stand for; what is missing is said in general words. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>

const isPlaceholder = (name: string): name is Placeholder => Object.hasOwn(PLACEHOLDERS, name)

/** The names in double braces that are no placeholders of a table, in order. */
export const unknownPlaceholders = (
  text: string,
  known: Record<string, unknown> = PLACEHOLDERS,
): string[] => [...new Set(namesInBraces(text).filter((name) => !Object.hasOwn(known, name)))]

/** A text with its placeholders filled in. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  fillBraces(text, (name, whole) =>
    isPlaceholder(name) ? values[name]?.trim() || PLACEHOLDERS[name].otherwise : whole,
  )

export const EXAMPLE_VALUES: PlaceholderValues = Object.fromEntries(
  Object.entries(PLACEHOLDERS).map(([name, { example }]) => [name, example]),
)
