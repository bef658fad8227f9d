import { z } from 'zod'
import { APPLICATION_STATUSES, type ApplicationStatus } from './applicationForm.schema'
import { REGIONS, type Region } from '../../../collections/access/roles'
import type { Application } from '../../../payload-types'
import type { EndorsementView } from '../endorsements/kinds.schema'
import type { ApplicationDocumentView } from './evidence/evidence.schema'
import { APPLIED_GRADES } from './upgrades/ladder.schema'
import { APPLICATION_SORTS } from './sorts.constants'
import { keysOf } from '../../../platform/records.schema'

export const APPLICATIONS_PER_PAGE = 25

/**
 * Query of `GET /api/applications/list` and `GET /api/applications/list.csv`. An unknown filter is refused,
 * never dropped.
 */
export const applicationListSchema = z.strictObject({
  /** Part of the name, the address or the institution. */
  q: z.string().trim().max(100).default(''),
  status: z.enum(keysOf(APPLICATION_STATUSES)).optional(),
  region: z.enum(REGIONS).optional(),
  grade: z.enum(keysOf(APPLIED_GRADES)).optional(),
  sort: z.enum(APPLICATION_SORTS).default('-createdAt'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ApplicationFilter = z.output<typeof applicationListSchema>

/** A line of the list. */
export interface ApplicationRow {
  id: string
  fullName: string
  email: string
  membershipType: Application['membershipType']
  status: ApplicationStatus
  region: Region | null
  createdAt: string
  /** Id of the account; null without one. */
  user: string | null
  /** Without an account it cannot be decided. */
  isLinked: boolean
  /** How many of the sponsors that the grade needs have not confirmed. */
  sponsorsMissing: number
}

export interface ApplicationList {
  docs: ApplicationRow[]
  totalDocs: number
  page: number
  totalPages: number
}

/** What the applicant filled in. The number of ID or passport is told to administrators alone. */
export type ApplicationForm = Pick<
  Application,
  | 'fullName'
  | 'dateOfBirth'
  | 'nationality'
  | 'gender'
  | 'street'
  | 'city'
  | 'state'
  | 'country'
  | 'phoneNumber'
  | 'email'
  | 'membershipType'
  | 'institutionName'
  | 'degree'
  | 'fieldOfStudy'
  | 'yearOfCompletion'
  | 'currentEmployer'
  | 'position'
  | 'workAddress'
  | 'yearsOfExperience'
  | 'sectors'
  | 'otherMemberships'
  | 'otherMembershipsDetails'
  | 'signature'
  | 'declarationDate'
> & { idPassport?: string }

/** What `GET /api/applications/:id/review` answers: everything that a reviewer looks at. */
export interface ApplicationReview {
  id: string
  form: ApplicationForm
  status: ApplicationStatus
  region: Region | null
  createdAt: string
  feedback: string | null
  /** The grade that the member had when it was sent; null of a first application. */
  previousGrade: Application['previousGrade'] | null
  /** The applicant's account, with the membership number it has now; null when the application is not linked to one. */
  account: { id: string; membershipNumber: string | null } | null
  /** To staff who decide; empty for others. */
  documents: ApplicationDocumentView[]
  sponsors: EndorsementView[]
  /** How many the grade needs. */
  sponsorsNeeded: number
  /** Names of the documents that the grade needs. */
  documentsNeeded: string[]
  /** Oldest first. */
  history: { from: ApplicationStatus; to: ApplicationStatus; by: string; at: string; reason: string | null }[]
  /** Oldest first. */
  comments: { text: string; by: string; at: string }[]
  /** The person's other applications, newest first. */
  others: {
    id: string
    membershipType: Application['membershipType']
    status: ApplicationStatus
    createdAt: string
  }[]
}
