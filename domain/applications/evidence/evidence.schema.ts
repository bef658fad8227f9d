import type { OwnEndorsement } from '../../endorsements/kinds.schema'

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
  /** Whether an application is open; documents can be sent before that, sponsors are named after it. */
  hasApplication: boolean
  /** What the grade of the open application asks for; before there is one, what any grade asks for. */
  documentsNeeded: string[]
  sponsorsNeeded: number
  documents: ApplicationDocumentView[]
  sponsors: OwnEndorsement[]
}

export const MAX_DOCUMENTS = 12
export const MAX_DOCUMENT_NAME_LENGTH = 120
