import { z } from 'zod'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'

export const CONTACT_LIMITS = { name: 100, email: 255, subject: 200, message: 5000 } as const

const requiredText = (field: keyof typeof CONTACT_LIMITS, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(CONTACT_LIMITS[field], `At most ${CONTACT_LIMITS[field]} characters`)

/** One line: a line break in it could become a header of the mail it is announced with. */
const line = (field: 'name' | 'subject', message: string) =>
  requiredText(field, message).regex(...ON_ONE_LINE)

/** The contact form, for form and endpoint. Source: spec.md section 5, "Contact form". */
export const contactSchema = z.strictObject({
  name: line('name', 'Name is required'),
  email: z
    .string('Valid email is required')
    .trim()
    .toLowerCase()
    .max(255, 'At most 255 characters')
    .pipe(z.email('Valid email is required')),
  subject: line('subject', 'Subject is required'),
  message: requiredText('message', 'Message is required'),
  /** A trap: people do not see this field, programs fill it in. */
  website: z.string().max(200).optional(),
})
export type ContactInput = z.input<typeof contactSchema>
