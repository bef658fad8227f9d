import { z } from 'zod'
import { MAX_NOTE_LENGTH } from './staffNoteLimits.schema'
import { formKey } from '../../../platform/requiredText.schema'

/** A note of staff about a person or a contact message, for form and endpoint. */
export const staffNoteSchema = z.strictObject({
  note: z
    .string('Please write a note')
    .trim()
    .min(1, 'Please write a note')
    .max(MAX_NOTE_LENGTH, `At most ${MAX_NOTE_LENGTH} characters`),
  /** Made by the form, once for each note: the same note sent twice is one. */
  key: formKey,
})
export type StaffNoteInput = z.output<typeof staffNoteSchema>
