import type { PersonalData } from '../../../../platform/personalData'
import { findAllDocumentsOf } from './documentsRepository'
import { eraseDocuments } from './sweepDocuments'

export const applicationDocumentsPersonalData: PersonalData = {
  exports: [
    {
      file: 'application-documents.json',
      read: async ({ payload }, { id }) =>
        (await findAllDocumentsOf(payload, id)).map(({ name, createdAt }) => ({ name, createdAt })),
    },
  ],
  erasures: { requests: (payload, { user }) => eraseDocuments(payload, user) },
}
