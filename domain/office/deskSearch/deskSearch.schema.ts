import { z } from 'zod'
import type { DeskKind } from './deskKinds.constants'

const MAX_LENGTH = 100
const LENGTH_MESSAGE = `Please enter 2 to ${MAX_LENGTH} characters`

/** Query of `GET /api/desk-search`. The database stores no text with a NUL in it. */
export const deskSearchSchema = z.strictObject({
  q: z
    .string(LENGTH_MESSAGE)
    .trim()
    .min(2, LENGTH_MESSAGE)
    .max(MAX_LENGTH, LENGTH_MESSAGE)
    .refine((text) => !text.includes('\0'), 'This text cannot be searched for'),
})

/** A record that was found. */
export interface DeskFound {
  id: string
  title: string
  /** What tells it from others of the same title; may be empty. */
  detail: string
}

/**
 * What `GET /api/desk-search` answers: a few of each kind, none of a kind that the reader may not see, and which kinds
 * could not be searched.
 */
export type DeskSearchAnswer = Record<DeskKind, DeskFound[]> & { failed: DeskKind[] }
