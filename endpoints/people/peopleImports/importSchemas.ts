import { z } from 'zod'
import { REGIONS } from '../../../collections/access/roles'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { PERSON_FIELDS, STANDINGS } from '../../../domain/people/peopleImports/fields.schema'
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
} from '../../../domain/people/peopleImports/import.schema'
import { mappingSchema } from '../../../domain/people/peopleImports/mapping.schema'
import { keysOf } from '../../../platform/records.schema'
import { ENCODINGS, SEPARATORS } from '../../../platform/tables/table.schema'
import { text, whole } from '../../answerSchemas'
import { candidate } from '../personSchemas'

/** What lists of people answer, as schemas. */

const outcome = z.enum(keysOf(ROW_OUTCOMES))
const rowStatus = z.enum(keysOf(ROW_STATUSES))
const status = z.enum(keysOf(IMPORT_STATUSES))
const format = z.enum(['csv', 'xlsx'])
const field = z.enum(keysOf(PERSON_FIELDS))

export const importsAnswer = z.array(
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

export const draftAnswer = z.object({
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

export const rowAnswer = z.object({
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

export const rowsAnswer = z.object({
  rows: z.array(rowAnswer),
  count: whole,
  page: whole,
  pages: whole,
}) satisfies z.ZodType<RowPage>

export const workAnswer = z.object({ status }) satisfies z.ZodType<ImportWork>
export const invitedAnswer = z.object({ invited: whole, remaining: whole }) satisfies z.ZodType<PeopleInvited>
