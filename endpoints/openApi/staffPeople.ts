import { accountListSchema, addressSchema } from '../../domain/accounts/accountAdministration/accounts.schema'
import { detailsCorrectionSchema } from '../../domain/people/memberProfiles/personDetails.schema'
import { newPersonSchema } from '../../domain/people/peopleImports/newPerson.schema'
import { partQuerySchema } from '../../domain/people/personRecord/partQuery.schema'
import { PERSON_PARTS } from '../../domain/people/personRecord/personParts.schema'
import { profileCorrectionSchema } from '../../domain/people/profiles/profile.schema'
import { staffNoteSchema } from '../../domain/office/staffNotes/staffNote.schema'
import { keysOf } from '../../platform/records.schema'
import {
  accountListAnswer,
  accountAnswer,
  addressAnswer,
  detailsAnswer,
  newPersonAnswer,
  partAnswer,
  correctedAnswer,
  invitedAnswer,
} from './personAnswers'
import { outcomeAnswer } from './staffAnswers'
import {
  CSV,
  NO_PERSON,
  PERSON_ID,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  reads,
  sends,
} from './staffParts'

const parts: readonly StaffOperation[] = keysOf(PERSON_PARTS).map((part) => ({
  method: 'get',
  path: `/api/users/{id}/part/${part}`,
  summary: `A person’s record, the newest first: ${PERSON_PARTS[part].label}`,
  parameters: PERSON_ID,
  query: partQuerySchema,
  answers: { ...reads(partAnswer, 'A page of records'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_PERSON },
}))

/** What staff do with people. */
export const peopleOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/users/list',
    summary: 'Accounts; a chapter lead’s are those of the branch',
    query: accountListSchema,
    answers: { ...reads(accountListAnswer, 'A page of accounts'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/users/list.csv',
    summary: 'The accounts that a filter leaves, all pages, as a table',
    query: accountListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'post',
    path: '/api/people-imports/person',
    summary: 'Make a person from a paper form, once for each id; not where somebody known may be the same',
    body: newPersonSchema,
    answers: {
      ...reads(newPersonAnswer, 'Made, or the people who may be the same'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      409: { description: 'An address or number was given to somebody else meanwhile' },
    },
  },
  {
    method: 'get',
    path: '/api/users/{id}/account',
    summary: 'An account with its roles and membership',
    parameters: PERSON_ID,
    answers: { ...reads(accountAnswer, 'The account'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'get',
    path: '/api/users/{id}/details',
    summary: 'How a person is reached, and the profession',
    parameters: PERSON_ID,
    answers: { ...reads(detailsAnswer, 'The details'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/users/{id}/details',
    summary: 'Correct details of a person',
    parameters: PERSON_ID,
    body: detailsCorrectionSchema,
    answers: {
      ...reads(outcomeAnswer('corrected'), 'Corrected'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'What was seen in a field does not stand there any more' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/address',
    summary: 'Change a person’s email address',
    parameters: PERSON_ID,
    body: addressSchema,
    answers: {
      ...reads(addressAnswer, 'Changed, or a link was sent to the new address'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'The address is somebody else’s, or the account is locked' },
      429: { description: 'Too many changes of one account' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/notes',
    summary: 'Add a note about a person; the same key again adds nothing',
    parameters: PERSON_ID,
    body: staffNoteSchema,
    answers: {
      201: { description: 'Noted', schema: outcomeAnswer('noted') },
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'Too many notes about this person' },
    },
  },
  ...parts,
  {
    method: 'post',
    path: '/api/users/{id}/invitation',
    summary: 'Mail a person whom staff entered the link to choose a password, once',
    parameters: PERSON_ID,
    answers: {
      ...reads(invitedAnswer, 'Invited'),
      ...REFUSALS,
      409: { description: 'The person cannot be invited' },
    },
  },
  {
    method: 'patch',
    path: '/api/profiles/{id}/fields',
    summary: 'Correct fields of a person’s profile, and no other',
    parameters: { id: 'The id of the profile.' },
    body: profileCorrectionSchema,
    answers: {
      ...reads(correctedAnswer, 'Corrected'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      404: { description: 'There is no such profile' },
      409: { description: 'The membership type follows from the approval' },
    },
  },
]
