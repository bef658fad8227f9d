import { z } from 'zod'
import { ticked } from '../../../platform/ticked.schema'
import { postalAddressSchema } from '../profiles/postalAddress.schema'
import type { Candidate } from './import.schema'

const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`).default('')

/**
 * Body of `POST /api/people-imports/person`: a person from a paper form. What the fields may hold is said where the
 * cells of a list are read (`parseRow`): both are read by the same rules. Days are `YYYY-MM-DD`; an empty text says
 * nothing.
 */
export const newPersonSchema = z.strictObject({
  /** The id that the account gets: sent twice, one is made. */
  id: z.string().regex(/^[0-9a-f]{24}$/, 'Please open this form again.'),
  fullName: text(100),
  email: text(255),
  phone: text(60),
  postalAddress: postalAddressSchema.default(''),
  birthDate: text(10),
  region: text(60),
  organization: text(200),
  professionalTitle: text(100),
  grade: text(60),
  number: text(60),
  startedOn: text(10),
  expiresOn: text(10),
  /** Whether staff have looked at the people who may be the same. */
  isNew: ticked,
  /** Whether the person is invited to choose a password. */
  isInvited: ticked,
})
export type NewPersonInput = z.output<typeof newPersonSchema>

/** Answer of `POST /api/users/:id/invitation`. */
export interface PersonInvited {
  outcome: 'invited'
}

/** Answer of `POST /api/people-imports/person`. `possible_duplicates`: nothing was made yet. */
export type NewPersonAnswer =
  { outcome: 'created'; id: string } | { outcome: 'possible_duplicates'; candidates: Candidate[] }
