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
} from '../../domain/publications/publicationForm.schema'
import { SUBMISSION_STATUSES } from '../../domain/publications/submissions/statuses.schema'
import { type SubmissionList } from '../../domain/publications/submissions/submissions.schema'
import { keysOf } from '../../platform/records.schema'
import { history, pageOf, text, whole } from '../answerSchemas'

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

export const listAnswer = pageOf(publication) satisfies z.ZodType<PublicationList>
export const addedAnswer = z.object({
  id: z.string(),
  slug: z.string(),
}) satisfies z.ZodType<AddedPublication>
export const detailAnswer = publication.extend({
  description: text,
  subcategory: z.enum(keysOf(BOOK_SUBCATEGORIES)).nullable(),
  authors: text,
  videoUrl: text,
  history,
}) satisfies z.ZodType<PublicationDetail>

export const submissionsAnswer = pageOf(
  z.object({
    id: z.string(),
    title: z.string(),
    authors: text,
    abstract: z.string(),
    division: text,
    event: z.object({ id: z.string(), title: z.string() }).nullable(),
    status: z.enum(keysOf(SUBMISSION_STATUSES)),
    feedback: text,
    createdAt: z.string(),
    sender: z.string(),
    updatedAt: z.string().describe('To be sent with a decision.'),
  }),
) satisfies z.ZodType<SubmissionList>

export const changedAnswer = z.object({ updatedAt: z.string() })

export const PUBLICATION_ID = { id: 'The id of the publication.' }
export const NO_PUBLICATION = { 404: 'There is no such publication' }
export const PAPER_ID = { id: 'The id of the paper.' }
export const NO_PAPER = { 404: 'There is no such paper' }
export const NOT_PDF = { 415: 'The file is of another kind' }
