import { z } from 'zod'

/** A paper submitted to a division or for an event; the file is uploaded separately. */
export const submissionSchema = z.strictObject({
  title: z.string().trim().min(1, 'Title is required').max(200, 'At most 200 characters'),
  authors: z.string().trim().max(300, 'At most 300 characters').nullish(),
  abstract: z.string().trim().min(1, 'Abstract is required').max(5000, 'At most 5000 characters'),
  division: z
    .string()
    .regex(/^[0-9a-f]{24}$/i, 'Please choose a division')
    .nullish(),
  /** Id of the event whose call for papers it answers. */
  event: z
    .string()
    .regex(/^[0-9a-f]{24}$/, 'Please choose an event')
    .nullish(),
})
