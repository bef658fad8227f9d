import { atom } from 'jotai'
import type { TakeTyped } from './starterEvents.types'

/**
 * The longest text that can be searched for; the endpoint's own schema says the same, and would bring all of
 * zod here.
 */
export const MAX_SEARCH_LENGTH = 100

/** Takes the text that the command palette begins with, when it is drawn; null while it is closed. */
export const paletteAtom = atom<{ takeTyped: TakeTyped } | null>(null)
