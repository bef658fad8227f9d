import type { CollectionConfig } from 'payload'
import { submissionsPersonalData } from '../../domain/publications/submissions/submissionsPrivacy'
import { submissionEndpoints } from '../../endpoints/publications/submissions'
import { OPEN_OPERATIONS } from '../../endpoints/openOperations'
import { hiddenWithout } from '../access/hiddenWithout'
import { nobody } from '../access/nobody'
import { ownOr } from '../access/ownOr'
import { withRight } from '../access/withRight'
import { toOptions } from '../fields/options'
import { userRelation } from '../fields/userRelation'
import { noteDecision } from './hooks/noteDecision'
import { removeSubmissionFile } from './hooks/removeSubmissionFile'
import { tellAuthor } from './hooks/tellAuthor'
import { SUBMISSION_STATUSES } from '../../domain/publications/submissions/statuses.schema'

const closed = { create: nobody, update: nobody }

/**
 * Research papers that members submit. Sent through an endpoint, which stores the file. Source: spec.md
 * section 2, "Division pages".
 */
export const Submissions: CollectionConfig = {
  slug: 'submissions',
  custom: { ...OPEN_OPERATIONS, personalData: submissionsPersonalData },
  access: {
    create: nobody,
    read: ownOr('content'),
    update: withRight('content'),
    delete: withRight('content'),
  },
  admin: {
    group: 'Publications',
    hidden: hiddenWithout('content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'user', 'division', 'status', 'createdAt'],
    listSearchableFields: ['title', 'authors', 'user'],
    description:
      'Papers that members sent in. An accepted one becomes a publication when staff add it there.',
  },
  defaultSort: '-createdAt',
  endpoints: submissionEndpoints,
  hooks: { beforeChange: [noteDecision], afterChange: [tellAuthor], afterDelete: [removeSubmissionFile] },
  graphQL: false,
  lockDocuments: false,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'received',
          index: true,
          options: toOptions(SUBMISSION_STATUSES),
        },
        { ...userRelation({ label: 'Sent by' }), access: closed },
      ],
    },
    { name: 'feedback', type: 'textarea', maxLength: 5000, admin: { description: 'The author sees it.' } },
    { name: 'decidedAt', type: 'date', access: closed, admin: { readOnly: true } },
    { name: 'title', type: 'text', required: true, maxLength: 200, access: closed },
    { name: 'authors', type: 'text', maxLength: 300, access: closed },
    { name: 'abstract', type: 'textarea', required: true, maxLength: 5000, access: closed },
    { name: 'division', type: 'relationship', relationTo: 'divisions', index: true },
    // whose call for papers it answers
    { name: 'event', type: 'relationship', relationTo: 'events', index: true, access: closed },
    {
      name: 'file',
      type: 'relationship',
      relationTo: 'files',
      required: true,
      access: closed,
      admin: { allowCreate: false },
    },
  ],
}
