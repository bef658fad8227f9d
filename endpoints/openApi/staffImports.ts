import { z } from 'zod'
import { REGIONS } from '../../collections/access/roles'
import { rowDecisionSchema, rowListSchema } from '../../domain/peopleImports/decision.schema'
import { PERSON_FIELDS, STANDINGS } from '../../domain/peopleImports/fields.schema'
import {
  IMPORT_STATUSES,
  type ImportView,
  type ImportWork,
  type PeopleDraft,
  type PeopleInvited,
  ROW_OUTCOMES,
  ROW_STATUSES,
  type RowPage,
  type RowView,
} from '../../domain/peopleImports/import.schema'
import {
  checkSchema,
  draftQuerySchema,
  mappingSchema,
  peopleUploadSchema,
} from '../../domain/peopleImports/mapping.schema'
import { GRADES } from '../../domain/memberships/grades.schema'
import { keysOf } from '../../platform/records.schema'
import { ENCODINGS, SEPARATORS } from '../../platform/tables/table.schema'
import { candidate } from './peopleAnswers'
import { text, whole } from './staffAnswers'
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

const outcome = z.enum(keysOf(ROW_OUTCOMES))
const rowStatus = z.enum(keysOf(ROW_STATUSES))
const status = z.enum(keysOf(IMPORT_STATUSES))
const format = z.enum(['csv', 'xlsx'])
const field = z.enum(keysOf(PERSON_FIELDS))

const importsAnswer = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    status,
    format,
    createdAt: z.string(),
    importedAt: text,
    outcomes: z.partialRecord(outcome, whole),
    statuses: z.partialRecord(rowStatus, whole),
    failure: text.describe('Why the file could not be read.'),
    rowCount: whole,
    ready: whole.describe('How many rows can be carried out now.'),
    invitable: whole,
    invited: whole,
  }),
) satisfies z.ZodType<ImportView[]>

const draftAnswer = z.object({
  id: z.string(),
  name: z.string(),
  format,
  separator: z.enum(keysOf(SEPARATORS)).optional(),
  encoding: z.enum(keysOf(ENCODINGS)).optional(),
  headerRow: whole,
  firstRows: z.array(z.array(z.string())),
  columns: z.array(
    z.object({
      heading: z.string(),
      values: z.array(z.string()),
      words: z.array(z.object({ word: z.string(), text: z.string() })),
      isAmbiguous: z.boolean().describe('Whether dates in it can be read with day or month first.'),
    }),
  ),
  mapping: mappingSchema,
  isRemembered: z.boolean(),
}) satisfies z.ZodType<PeopleDraft>

const value = z.string().optional()
const valueField = z.enum([
  'person',
  'number',
  'fullName',
  'email',
  'phone',
  'postalAddress',
  'birthDate',
  'region',
  'organization',
  'professionalTitle',
  'specialization',
  'licenseNumber',
  'grade',
  'startedOn',
  'expiresOn',
  'standing',
])

const rowAnswer = z.object({
  id: z.string(),
  row: whole,
  outcome,
  status: rowStatus,
  name: z.string(),
  user: text.describe('The account that it is, or was made.'),
  values: z.object({
    person: value,
    number: value,
    fullName: value,
    email: value,
    phone: value,
    postalAddress: value,
    birthDate: value,
    region: z.enum(REGIONS).optional(),
    organization: value,
    professionalTitle: value,
    specialization: value,
    licenseNumber: value,
    grade: z.enum(keysOf(GRADES)).optional(),
    startedOn: value,
    expiresOn: value,
    standing: z.enum(keysOf(STANDINGS)).optional(),
  }),
  problems: z.array(z.object({ field: field.nullable(), message: z.string() })),
  changes: z.array(z.object({ field: valueField, before: text, after: z.string() })),
  candidates: z.array(candidate),
  decision: z
    .discriminatedUnion('action', [
      z.object({ action: z.literal('same'), user: z.string() }),
      z.object({ action: z.literal('new') }),
      z.object({ action: z.literal('leaveOut') }),
    ])
    .nullable(),
  failure: text.describe('Why it failed, or was not undone.'),
  revision: whole.describe('To be sent with a decision: a colleague who was faster is noticed.'),
}) satisfies z.ZodType<RowView>

const rowsAnswer = z.object({
  rows: z.array(rowAnswer),
  count: whole,
  page: whole,
  pages: whole,
}) satisfies z.ZodType<RowPage>

const workAnswer = z.object({ status }) satisfies z.ZodType<ImportWork>
const invitedAnswer = z.object({ invited: whole, remaining: whole }) satisfies z.ZodType<PeopleInvited>

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
