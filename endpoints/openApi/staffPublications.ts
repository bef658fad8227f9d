import { z } from 'zod'
import {
  BOOK_SUBCATEGORIES,
  PUBLICATION_CATEGORIES,
  PUBLICATION_TOPICS,
} from '../../domain/publications/categories.schema'
import {
  type AddedPublication,
  type PublicationDetail,
  type PublicationList,
  newPublicationSchema,
  publicationListSchema,
  publicationTrashSchema,
  publicationUpdateSchema,
  visibilitySchema,
} from '../../domain/publications/publicationForm.schema'
import { SUBMISSION_STATUSES } from '../../domain/publications/submissions/statuses.schema'
import {
  type SubmissionList,
  decisionSchema,
  submissionListSchema,
} from '../../domain/publications/submissions/submissions.schema'
import { keysOf } from '../../platform/records.schema'
import { pageOf, text, whole } from './staffAnswers'
import {
  CSV,
  MEANWHILE,
  PDF,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const publication = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(keysOf(PUBLICATION_CATEGORIES)),
  topic: z.enum(keysOf(PUBLICATION_TOPICS)).nullable(),
  publishedDate: z.string(),
  isPublished: z.boolean(),
  hasContent: z.boolean().describe('Whether it has something to read or watch.'),
  fileSize: whole.nullable(),
  downloads: whole,
  updatedAt: z.string().describe('To be sent with the next change.'),
})

const listAnswer = pageOf(publication) satisfies z.ZodType<PublicationList>
const addedAnswer = z.object({ id: z.string(), slug: z.string() }) satisfies z.ZodType<AddedPublication>
const detailAnswer = publication.extend({
  description: text,
  subcategory: z.enum(keysOf(BOOK_SUBCATEGORIES)).nullable(),
  authors: text,
  videoUrl: text,
}) satisfies z.ZodType<PublicationDetail>

const submissionsAnswer = pageOf(
  z.object({
    id: z.string(),
    title: z.string(),
    authors: text,
    abstract: z.string(),
    division: text,
    status: z.enum(keysOf(SUBMISSION_STATUSES)),
    feedback: text,
    createdAt: z.string(),
    sender: z.string(),
    updatedAt: z.string().describe('To be sent with a decision.'),
  }),
) satisfies z.ZodType<SubmissionList>

const changedAnswer = z.object({ updatedAt: z.string() })

const PUBLICATION_ID = { id: 'The id of the publication.' }
const NO_PUBLICATION = { 404: { description: 'There is no such publication' } }
const PAPER_ID = { id: 'The id of the paper.' }
const NO_PAPER = { 404: { description: 'There is no such paper' } }
const NOT_PDF = { 415: { description: 'The file is of another kind' } }

/** What staff do with publications and with papers that members submit. */
export const publicationOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/publications/list',
    summary: 'All publications, drafts included',
    query: publicationListSchema,
    answers: { ...reads(listAnswer, 'A page of publications'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/publications/list.csv',
    summary: 'The publications that a filter leaves, all pages, as a table',
    query: publicationListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'post',
    path: '/api/publications/add',
    summary: 'Add a publication; the same upload again answers with the same publication',
    body: newPublicationSchema,
    answers: {
      ...adds(addedAnswer, 'Added'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such upload' },
      409: { description: 'The upload is not complete' },
      ...NOT_PDF,
    },
  },
  {
    method: 'get',
    path: '/api/publications/{id}/edition',
    summary: 'A publication in its latest version, to be edited',
    parameters: PUBLICATION_ID,
    answers: { ...reads(detailAnswer, 'The publication'), ...REFUSALS, ...NO_PUBLICATION },
  },
  {
    method: 'post',
    path: '/api/publications/{id}/edition',
    summary: 'Change a publication',
    parameters: PUBLICATION_ID,
    body: publicationUpdateSchema,
    answers: {
      ...reads(changedAnswer, 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such publication or upload' },
      409: { description: 'A colleague changed it meanwhile, or the upload is not complete' },
      ...NOT_PDF,
    },
  },
  {
    method: 'post',
    path: '/api/publications/{id}/visibility',
    summary: 'Publish a publication, or withdraw it',
    parameters: PUBLICATION_ID,
    body: visibilitySchema,
    answers: {
      ...reads(changedAnswer, 'Changed'),
      400: { description: 'Some fields are wrong, or there is no file to publish' },
      ...REFUSALS,
      ...NO_PUBLICATION,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/publications/{id}/trash',
    summary: 'Move a publication to the trash',
    parameters: PUBLICATION_ID,
    body: publicationTrashSchema,
    answers: {
      ...reads(z.object({ trashed: z.literal(true) }), 'Moved'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PUBLICATION,
      409: { description: 'A colleague changed it meanwhile, or a page shows it' },
    },
  },
  {
    method: 'get',
    path: '/api/submissions/list',
    summary: 'Papers that members submitted',
    query: submissionListSchema,
    answers: { ...reads(submissionsAnswer, 'A page of papers'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/submissions/list.csv',
    summary: 'The papers that a filter leaves, all pages, as a table',
    query: submissionListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/submissions/{id}/file',
    summary: 'The file of a paper',
    parameters: PAPER_ID,
    answers: {
      ...sends(PDF, 'The paper'),
      206: { description: 'The part that was asked for', file: PDF },
      401: REFUSALS[401],
      404: { description: 'There is no such file, or it is of somebody else' },
    },
  },
  {
    method: 'post',
    path: '/api/submissions/{id}/decision',
    summary: 'Set the status of a paper, with feedback for its author',
    parameters: PAPER_ID,
    body: decisionSchema,
    answers: {
      ...reads(changedAnswer, 'Set'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PAPER,
      ...MEANWHILE,
    },
  },
]
