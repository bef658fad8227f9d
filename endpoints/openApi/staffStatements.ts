import { z } from 'zod'
import type { StatementsPage } from '../../domain/money/statements'
import {
  IMPORT_STATUSES,
  type ImportWork,
  LINE_OUTCOMES,
  LINE_QUESTIONS,
  LINE_STATUSES,
  type LineDecided,
  type StatementDraft,
  type StatementPreview,
  type Suggestion,
} from '../../domain/money/statements/line.schema'
import { candidateQuerySchema, lineDecisionSchema } from '../../domain/money/statements/lineDecision.schema'
import {
  draftQuerySchema,
  mappedSchema,
  mappingSchema,
  statementUploadSchema,
} from '../../domain/money/statements/mapping.schema'
import { STATEMENT_FORMATS } from '../../domain/money/statements/statement.schema'
import { keysOf } from '../../platform/records.schema'
import { SEPARATORS } from '../../platform/tables/table.schema'
import { currency, minor, text, whole } from './staffAnswers'
import {
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
} from './staffParts'

const outcome = z.enum(keysOf(LINE_OUTCOMES))
const outcomes = z.partialRecord(outcome, whole).describe('How many lines have each outcome.')
const question = z.enum(keysOf(LINE_QUESTIONS)).nullable()

const suggestion = z.object({
  invoice: z.string().optional(),
  payment: z.string().optional(),
  user: z.string().optional(),
  label: z.string(),
  amountMinor: minor,
  currency,
})

const suggestionsAnswer = z.array(suggestion) satisfies z.ZodType<Suggestion[]>

const seenLine = z.object({
  row: whole,
  day: z.string(),
  amountMinor: minor,
  currency,
  text: z.string(),
  payer: z.string(),
  outcome,
  question,
})

const line = seenLine.extend({
  id: z.string(),
  transaction: z.string(),
  status: z.enum(keysOf(LINE_STATUSES)),
  suggestions: z.array(suggestion),
  invoice: text,
  payment: text,
  note: text,
  revision: whole.describe('To be sent with a decision: a colleague who was faster is noticed.'),
})

const imported = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  status: z.enum(keysOf(IMPORT_STATUSES)),
  format: z.enum(keysOf(STATEMENT_FORMATS)),
  createdAt: z.string(),
  importedAt: text,
  outcomes,
})

const statementsAnswer = z.object({
  accounts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      method: z.enum(['bank', 'merchant']),
      currency: currency.nullable(),
    }),
  ),
  imports: z.array(imported),
  questions: z.array(line).describe('To decide, the oldest first.'),
  suspense: z.array(line).describe('Of unknown payers.'),
}) satisfies z.ZodType<StatementsPage>

const draftAnswer = imported.extend({
  sample: z.array(z.array(z.string())).describe('The first rows of a table.'),
  separator: z.enum(keysOf(SEPARATORS)).optional(),
  mapping: mappingSchema.nullable(),
}) satisfies z.ZodType<StatementDraft>

const previewAnswer = z.object({
  problems: z.array(z.object({ row: whole, message: z.string() })),
  problemCount: whole,
  lineCount: whole,
  outcomes,
  lines: z.array(seenLine).describe('The first lines.'),
}) satisfies z.ZodType<StatementPreview>

const workAnswer = <Status extends 'importing' | 'undoing'>(status: Status) =>
  z.object({ status: z.literal(status) }) satisfies z.ZodType<ImportWork>

const decidedAnswer = z.object({
  status: z.enum(keysOf(LINE_STATUSES)),
}) satisfies z.ZodType<LineDecided>

const IMPORT_ID = { id: 'The id of the import.' }
const NO_IMPORT = { 404: { description: 'There is no such import' } }

/** What staff do with the statements of banks. */
export const statementOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/statement-imports/list',
    summary: 'The accounts, the latest imports, and the lines to decide',
    answers: { ...reads(statementsAnswer, 'The imports'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/statement-imports/upload',
    summary: 'Send a statement as a CSV table or CAMT.053; it is held for preview and import',
    query: statementUploadSchema,
    bodyFile: 'application/octet-stream',
    answers: {
      ...adds(z.object({ id: z.string() }), 'Held'),
      400: { description: 'The file cannot be read, or the account is not known' },
      ...REFUSALS,
      413: { description: 'It is larger than 8 MB' },
      415: { description: 'The content type is another' },
    },
  },
  {
    method: 'get',
    path: '/api/statement-imports/{id}/draft',
    summary: 'A file with its first rows and the mapping of its account',
    parameters: IMPORT_ID,
    query: draftQuerySchema,
    answers: { ...reads(draftAnswer, 'The file'), ...REFUSALS, ...NO_IMPORT },
  },
  {
    method: 'post',
    path: '/api/statement-imports/{id}/preview',
    summary: 'What an import would do; nothing is stored',
    parameters: IMPORT_ID,
    body: mappedSchema,
    answers: {
      ...reads(previewAnswer, 'The preview'),
      400: { description: 'The mapping or the file cannot be read' },
      ...REFUSALS,
      ...NO_IMPORT,
    },
  },
  {
    method: 'post',
    path: '/api/statement-imports/{id}/import',
    summary: 'Import a file, once; lines that were imported before are read over',
    parameters: IMPORT_ID,
    body: mappedSchema,
    answers: {
      202: { description: 'It is being imported', schema: workAnswer('importing') },
      400: { description: 'The mapping or a line cannot be read; nothing is imported' },
      ...WITH_PROOF,
      ...NO_IMPORT,
      409: { description: 'It is imported already' },
    },
  },
  {
    method: 'post',
    path: '/api/statement-imports/{id}/undo',
    summary: 'Reverse the payments of an import and free its lines',
    parameters: IMPORT_ID,
    answers: {
      202: { description: 'It is being undone', schema: workAnswer('undoing') },
      ...WITH_PROOF,
      ...NO_IMPORT,
      409: { description: 'It is not imported, or something depends on a line' },
    },
  },
  {
    method: 'get',
    path: '/api/statement-lines/candidates',
    summary: 'Invoices and people whose name, number or reference has a text',
    query: candidateQuerySchema,
    answers: { ...reads(suggestionsAnswer, 'What was found'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/statement-lines/{id}/decision',
    summary: 'Say what a line of a statement is',
    parameters: { id: 'The id of the line.' },
    body: lineDecisionSchema,
    answers: {
      ...reads(decidedAnswer, 'The status that it has now'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      404: { description: 'There is no such line' },
      409: { description: 'A colleague decided it, or it cannot be decided so' },
    },
  },
]
