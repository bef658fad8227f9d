import { z } from 'zod'
import type { StatementsPage } from '../../../domain/money/statements'
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
} from '../../../domain/money/statements/line.schema'
import { mappingSchema } from '../../../domain/money/statements/mapping.schema'
import { STATEMENT_FORMATS } from '../../../domain/money/statements/statement.schema'
import { TRANSFER_ACCOUNTS } from '../../../domain/money/transfers/transferAccounts.constants'
import { keysOf } from '../../../platform/records.schema'
import { SEPARATORS } from '../../../platform/tables/table.schema'
import { currency, minor, text, whole } from '../../answerSchemas'

const outcome = z.enum(keysOf(LINE_OUTCOMES))
const outcomes = z.partialRecord(outcome, whole).describe('How many lines have each outcome.')
const question = z.enum(keysOf(LINE_QUESTIONS)).nullable()

const suggestion = z.object({
  invoice: z.string().optional(),
  payment: z.string().optional(),
  user: z.string().optional(),
  refund: z.string().optional().describe('The key of a recorded pay-back of the payment.'),
  transfer: z
    .object({
      account: z.enum(keysOf(TRANSFER_ACCOUNTS)),
      chargeMinor: minor,
      chapter: z.string().optional(),
      text: z.string(),
    })
    .optional()
    .describe('What a line with the same words was booked as before.'),
  label: z.string(),
  amountMinor: minor,
  currency,
})

export const suggestionsAnswer = z.array(suggestion) satisfies z.ZodType<Suggestion[]>

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

export const statementsAnswer = z.object({
  accounts: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      method: z.enum(['bank', 'merchant']),
      currency: currency.nullable(),
    }),
  ),
  chapters: z.array(z.object({ id: z.string(), name: z.string() })),
  imports: z.array(imported),
  questions: z.array(line).describe('To decide, the oldest first.'),
  suspense: z.array(line).describe('Of unknown payers.'),
  setAside: z.array(line).describe('Said not to be members’ payments, the latest first.'),
}) satisfies z.ZodType<StatementsPage>

export const draftAnswer = imported.extend({
  sample: z.array(z.array(z.string())).describe('The first rows of a table.'),
  separator: z.enum(keysOf(SEPARATORS)).optional(),
  mapping: mappingSchema.nullable(),
}) satisfies z.ZodType<StatementDraft>

export const previewAnswer = z.object({
  problems: z.array(z.object({ row: whole, message: z.string() })),
  problemCount: whole,
  leftOut: z.array(z.object({ row: whole, text: z.string() })).describe('Rows that are no payments.'),
  leftOutCount: whole,
  lineCount: whole,
  balance: z
    .object({ day: z.string(), currency, closingMinor: minor, missingMinor: minor })
    .nullable()
    .describe('What the file says that the account held, and what its lines lack of it.'),
  outcomes,
  lines: z.array(seenLine).describe('The first lines.'),
}) satisfies z.ZodType<StatementPreview>

export const workAnswer = <Status extends 'importing' | 'undoing'>(status: Status) =>
  z.object({ status: z.literal(status) }) satisfies z.ZodType<ImportWork>

export const decidedAnswer = z.object({
  status: z.enum(keysOf(LINE_STATUSES)),
}) satisfies z.ZodType<LineDecided>

export const IMPORT_ID = { id: 'The id of the import.' }
export const NO_IMPORT = { 404: 'There is no such import' }
