import type { CollectionConfig } from 'payload'
import { applicationsPersonalData } from '../../domain/membership/applications/applicationsPrivacy'
import { list } from '../../endpoints/membership/applications/list'
import { listCsv } from '../../endpoints/membership/applications/listCsv'
import { review } from '../../endpoints/membership/applications/review'
import { applicationEndpoints } from '../../endpoints/membership/applications'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { hiddenUnless } from '../access/hiddenUnless'
import { nobody } from '../access/nobody'
import { ownOrRegionOr } from '../access/ownOrRegionOr'
import { seesApplications } from '../access/policies.schema'
import { applicationFields } from './fields'

/**
 * Applications for membership. Sent and decided through endpoints, which change them by atomic operators: a decision
 * has consequences (number, membership, mail) that a mere edit would leave out.
 * Source: spec.md sections 3 to 5, "membership_applications"; decisions.md "Application status".
 */
export const Applications: CollectionConfig = {
  slug: 'applications',
  custom: { ...OPEN_OPERATIONS, personalData: applicationsPersonalData },
  access: {
    create: nobody,
    read: ownOrRegionOr('memberships', 'readApplications'),
    update: nobody,
    delete: nobody,
  },
  admin: {
    group: 'Membership',
    hidden: hiddenUnless(seesApplications),
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'membershipType', 'status', 'region', 'createdAt'],
    listSearchableFields: ['fullName', 'email', 'institutionName'],
    description: 'Read here; decided under /admin, Membership Applications.',
  },
  defaultSort: '-createdAt',
  graphQL: false,
  lockDocuments: false,
  endpoints: [...applicationEndpoints, list, ...listCsv, review],
  indexes: [{ fields: ['user', 'createdAt'] }, { fields: ['status', 'createdAt'] }],
  fields: applicationFields,
}
