import type { ApplicationReview } from './review.schema'

/** The documents that the grade needs and the applicant has not sent, by name. */
export const missingDocuments = ({
  documents,
  documentsNeeded,
}: Pick<ApplicationReview, 'documents' | 'documentsNeeded'>): string[] =>
  documentsNeeded.filter((name) => !documents.some((document) => document.name === name))
