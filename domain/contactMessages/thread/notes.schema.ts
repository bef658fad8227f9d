import { z } from 'zod'
import { ENTRY_LIMITS } from './entries.schema'

/** `POST /api/contact-messages/:id/notes`, for form and endpoint. */
export const noteSchema = z.strictObject({
  note: z
    .string('Please write a note')
    .trim()
    .min(1, 'Please write a note')
    .max(ENTRY_LIMITS.note, `At most ${ENTRY_LIMITS.note} characters`),
  /** Made by the form, once for each note: the same note sent twice is one. */
  key: z.uuid('Please reload the page and try again'),
})
export type NoteOf = z.output<typeof noteSchema>
