import { z } from 'zod'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'
import { requiredText } from '../../../platform/requiredText.schema'
import { fullNameSchema } from '../memberships/names.schema'
import { MAX_SEAT_REASON_LENGTH } from './membershipSeats.schema'

const person = {
  /** As it will stand on the certificate. */
  name: fullNameSchema('Please enter the name'),
  email: z
    .string('Please enter an email address')
    .trim()
    .toLowerCase()
    .max(255, 'At most 255 characters')
    .pipe(z.email('Please enter an email address')),
}

/** Of staff, for the record; the company and the person do not read it. */
const reason = requiredText(GIVE_A_REASON, MAX_SEAT_REASON_LENGTH)

/** Body of `POST /api/membership-seats/invite`, and of `…/:id/replace` by the company. */
export const seatInvitationSchema = z.strictObject(person)
export type SeatInvitationInput = z.output<typeof seatInvitationSchema>

/** The same by staff: `POST /api/membership-seats/of/:user/invite`, `…/:id/replace`. */
export const staffSeatInvitationSchema = z.strictObject({ ...person, reason })

/** Body of `POST /api/membership-seats/:id/accept` and `…/:id/decline`. */
export const seatAnswerSchema = z.strictObject({
  /** Of the mailed link. */
  token: z.string().max(200).optional(),
})

/** Body of what a company does with a seat without another person: nothing. */
export const seatSchema = z.strictObject({})

/** Body of what staff do with a seat without another person: `…/:id/end`, `…/:id/withdraw`, `…/:id/resend`. */
export const staffSeatSchema = z.strictObject({ reason })
