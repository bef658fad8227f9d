import { atom } from 'jotai'

/**
 * The longest text that can be searched for; the endpoint's own schema says the same, and would bring all of
 * zod here.
 */
export const MAX_SEARCH_LENGTH = 100

/** The text that the command palette was opened with; null while it is closed. */
export const paletteAtom = atom<string | null>(null)
