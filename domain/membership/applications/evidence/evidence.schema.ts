import type { OwnEndorsement } from '../../endorsements/kinds.schema'
import type { AppliedGrade } from '../upgrades/ladder.schema'

/** A document of an application, as its owner and reviewers read it. */
export interface ApplicationDocumentView {
  id: string
  /** What it is: a document that the grade asks for, or what the applicant calls it. */
  name: string
  /** ISO 8601. */
  createdAt: string
}

/** What `GET /api/endorsements/sponsors` answers: the own application’s documents and sponsors. */
export interface Evidence {
  /** Whether an application is open; documents are sent before that, and further ones after it. */
  hasApplication: boolean
  /** The grade of the open application, or of the one that is being written; null before one is chosen. */
  grade: AppliedGrade | null
  /** What that grade asks for; before one is chosen, what any grade asks for. */
  documentsNeeded: string[]
  /** Of that grade; zero before one is chosen. */
  sponsorsNeeded: number
  documents: ApplicationDocumentView[]
  sponsors: OwnEndorsement[]
}

/** Why somebody cannot be named as sponsor. */
export const SPONSOR_PROBLEMS = {
  unknown_number: 'We know no membership with this number',
  own: 'Please name somebody else',
  named_already: 'You have named this person already',
  too_many: 'You have named enough people',
} as const

export const MAX_DOCUMENTS = 12
export const MAX_DOCUMENT_NAME_LENGTH = 120
