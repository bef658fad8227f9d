import { z } from 'zod'
import { rowDecisionSchema, rowListSchema } from '../../domain/people/peopleImports/decision.schema'
import {
  checkSchema,
  draftQuerySchema,
  peopleUploadSchema,
} from '../../domain/people/peopleImports/mapping.schema'
import { importsAnswer, draftAnswer, rowAnswer, rowsAnswer, workAnswer, invitedAnswer } from './importAnswers'
import {
  CSV,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  XLSX,
  adds,
  reads,
  sends,
} from './staffParts'

const LIST_ID = { id: 'The id of the list.' }
const NO_LIST = { 404: { description: 'There is no such list' } }
const started = (description: string) => ({ 202: { description, schema: workAnswer } })

/** What staff do with lists of people as files. */
export const importOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/people-imports/list',
    summary: 'The latest lists, with what their rows are and became',
    answers: { ...reads(importsAnswer, 'The lists'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/people-imports/upload',
    summary: 'Send a list of people as a CSV table or a workbook; it is held for its check',
    query: peopleUploadSchema,
    bodyFile: 'application/octet-stream',
    answers: {
      ...adds(z.object({ id: z.string() }), 'Held'),
      400: { description: 'The file cannot be read' },
      ...REFUSALS,
      413: { description: 'It is larger than 8 MB' },
      415: { description: 'The content type is another' },
    },
  },
  {
    method: 'get',
    path: '/api/people-imports/{id}/draft',
    summary: 'The columns of a list with samples, and the mapping that fits it',
    parameters: LIST_ID,
    query: draftQuerySchema,
    answers: {
      ...reads(draftAnswer, 'The list'),
      400: { description: 'The query is not known, or the file cannot be read' },
      ...REFUSALS,
      ...NO_LIST,
    },
  },
  {
    method: 'post',
    path: '/api/people-imports/{id}/check',
    summary: 'Work out what each row would do; nothing else is changed',
    parameters: LIST_ID,
    body: checkSchema,
    answers: {
      ...started('It is being checked'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_LIST,
      409: { description: 'It is carried out already' },
    },
  },
  {
    method: 'get',
    path: '/api/people-imports/{id}/rows',
    summary: 'Fifty rows of a list, with what each would do or did',
    parameters: LIST_ID,
    query: rowListSchema,
    answers: { ...reads(rowsAnswer, 'A page of rows'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_LIST },
  },
  {
    method: 'post',
    path: '/api/people-import-rows/{id}/decision',
    summary: 'Say whether a row is about a known person, a new one, or left out',
    parameters: { id: 'The id of the row.' },
    body: rowDecisionSchema,
    answers: {
      ...reads(rowAnswer, 'The row'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      404: { description: 'There is no such row' },
      409: { description: 'A colleague decided it, or it cannot be decided so' },
    },
  },
  {
    method: 'post',
    path: '/api/people-imports/{id}/import',
    summary: 'Carry out the rows of a checked list that are decided, each once',
    parameters: LIST_ID,
    answers: {
      ...started('It is being carried out'),
      ...WITH_PROOF,
      ...NO_LIST,
      409: { description: 'It is not checked, or at work' },
    },
  },
  {
    method: 'post',
    path: '/api/people-imports/{id}/undo',
    summary: 'Undo a list, but for people who were changed since',
    parameters: LIST_ID,
    answers: {
      ...started('It is being undone'),
      ...WITH_PROOF,
      ...NO_LIST,
      409: { description: 'It is not carried out' },
    },
  },
  {
    method: 'post',
    path: '/api/people-imports/{id}/invite',
    summary: 'Mail the next hundred people of a list a link for choosing a password, each once',
    parameters: LIST_ID,
    answers: {
      ...reads(invitedAnswer, 'How many were invited'),
      ...REFUSALS,
      404: { description: 'There is no such list, or it is not carried out' },
    },
  },
  {
    method: 'get',
    path: '/api/people-imports/people.csv',
    summary: 'Everybody with profile and membership, in the form that is imported, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF },
  },
  {
    method: 'get',
    path: '/api/people-imports/people.xlsx',
    summary: 'Everybody with profile and membership, in the form that is imported, as a workbook',
    answers: { ...sends(XLSX, 'The workbook'), ...WITH_PROOF },
  },
]
