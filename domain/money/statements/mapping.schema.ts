import { z } from 'zod'
import { currencySchema } from '../../../platform/money.schema'
import { keysOf } from '../../../platform/records.schema'
import { SEPARATORS } from '../../../platform/tables/table.schema'
import { DAY_FORMATS } from './statement.schema'

const column = z.number('Please choose a column').int().min(0).max(99)

/** Which column of a bank's table is what. Columns are counted from 0. Saved for the bank. */
export const mappingSchema = z
  .object({
    separator: z.enum(keysOf(SEPARATORS)),
    /** The row with the names of the columns, from 1; 0 for a table without one. Rows before it are read over. */
    headerRow: z.number().int().min(0).max(50),
    day: column,
    dayFormat: z.enum(keysOf(DAY_FORMATS)),
    /** One column with signs, or one for money that came and one for money that left. */
    amount: column.nullable(),
    credit: column.nullable(),
    debit: column.nullable(),
    /** The column with the currency, or the currency of the whole account. */
    currencyColumn: column.nullable(),
    currency: currencySchema,
    text: z.array(column).min(1, 'Please choose the column with the reference').max(5),
    payer: column.nullable(),
    transaction: column.nullable(),
  })
  .refine(({ amount, credit }) => amount !== null || credit !== null, {
    message: 'Please choose the column with the amount',
    path: ['amount'],
  })
export type StatementMapping = z.infer<typeof mappingSchema>

/** Body of `POST /api/statement-imports/:id/preview` and `/import`; `null` for a file that is no table. */
export const mappedSchema = z.object({ mapping: mappingSchema.nullable() })

/** Query of `POST /api/statement-imports`. */
export const statementUploadSchema = z.object({
  account: z.string('Please choose an account').min(1, 'Please choose an account').max(100),
  name: z.string().trim().min(1).max(200).catch('Statement'),
})

/** Query of `GET /api/statement-imports/:id/draft`; an unknown separator is read over. */
export const draftQuerySchema = z.object({
  separator: z.enum(keysOf(SEPARATORS)).optional().catch(undefined),
})
