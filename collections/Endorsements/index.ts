import type { CollectionConfig } from 'payload'
import { endorsementsPersonalData } from '../../domain/membership/endorsements/endorsementsPrivacy'
import {
  ENDORSEMENT_KINDS,
  ENDORSEMENT_STATUSES,
  MAX_STATEMENT_LENGTH,
} from '../../domain/membership/endorsements/kinds.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import { endorsementEndpoints } from '../../endpoints/membership/endorsements'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * People who are asked by a link to confirm an application (sponsors) or a nomination (nominators, the nominee).
 * Read and answered through endpoints. Source: issue 12, part 7.
 */
export const Endorsements: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'endorsements',
  custom: { ...OPEN_OPERATIONS, personalData: endorsementsPersonalData },
  endpoints: endorsementEndpoints,
  // each address is asked once about one thing
  indexes: [{ fields: ['subject', 'kind', 'email'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: toOptions(ENDORSEMENT_KINDS) },
    // id of the application or nomination
    { name: 'subject', type: 'text', required: true, maxLength: 24 },
    // who asks
    userRelation(),
    // the applicant or nominee, and for what
    { name: 'fullName', type: 'text', required: true, maxLength: 100 },
    { name: 'grade', type: 'select', required: true, options: toOptions(GRADES) },
    { name: 'reason', type: 'textarea', maxLength: 5000 },
    // as it was typed: an address or a membership number
    { name: 'contact', type: 'text', required: true, maxLength: 255 },
    { name: 'email', type: 'text', required: true, maxLength: 255 },
    { name: 'member', type: 'relationship', relationTo: 'users', index: true },
    { name: 'status', type: 'select', required: true, options: toOptions(ENDORSEMENT_STATUSES) },
    { name: 'expiresAt', type: 'date', required: true },
    // what it was asked about is decided: nobody waits for an answer
    { name: 'isClosed', type: 'checkbox' },
    { name: 'answeredAt', type: 'date' },
    { name: 'statement', type: 'textarea', maxLength: MAX_STATEMENT_LENGTH },
    // set when it is asked, cleared once its mail is in the outbox
    { name: 'needsMail', type: 'checkbox', index: true },
  ],
}
