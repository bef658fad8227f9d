import type { CollectionConfig } from 'payload'
import { applicationDocumentsPersonalData } from '../../domain/membership/applications/evidence/documentsPrivacy'
import { MAX_DOCUMENT_NAME_LENGTH } from '../../domain/membership/applications/evidence/evidence.schema'
import { applicationDocumentEndpoints } from '../../endpoints/membership/applicationDocuments'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { userRelation } from '../fields/userRelation'
import { serverOnlyCollection } from '../serverOnlyCollection'

/**
 * Documents of applications: degree, licence, identity. Read through endpoints by the applicant and staff who decide;
 * deleted so many days after the decision as the staff settings say. Source: issue 12, part 7.
 */
export const ApplicationDocuments: CollectionConfig = {
  ...serverOnlyCollection,
  slug: 'application-documents',
  custom: { ...OPEN_OPERATIONS, personalData: applicationDocumentsPersonalData },
  endpoints: applicationDocumentEndpoints,
  fields: [
    userRelation(),
    // empty while the application is not sent
    { name: 'application', type: 'relationship', relationTo: 'applications', index: true },
    { name: 'name', type: 'text', required: true, maxLength: MAX_DOCUMENT_NAME_LENGTH },
    // from 1 to the number of documents that an application may have; none for those of earlier versions
    { name: 'place', type: 'number', min: 1 },
    { name: 'file', type: 'relationship', relationTo: 'files', required: true, index: true },
  ],
}
