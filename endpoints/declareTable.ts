import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { type CsvRow, csvAnswer } from './csvAnswer'
import { type OperationDescription, declareEndpoint } from './declareEndpoint'
import { CSV, WITH_PROOF, XLSX, sends } from './describedAnswers'
import type { Guard } from './guards'
import { xlsxAnswer } from './xlsxAnswer'

const FORMATS = { csv: { type: CSV, answer: csvAnswer }, xlsx: { type: XLSX, answer: xlsxAnswer } } as const

interface Table {
  /** Of the file, without its ending; the day is added. */
  name: string
  header: readonly string[]
  rows: AsyncIterable<CsvRow>
}

interface Declaration<Admitted extends object, Query extends z.ZodType | undefined> {
  /** Without the ending of the file. */
  path: string
  operation: Omit<OperationDescription, 'answers'> & Partial<Pick<OperationDescription, 'answers'>>
  access: Guard<Admitted>
  query?: Query
  /** The table that is sent, read while it is on its way. */
  table: (
    req: PayloadRequest,
    asked: Admitted & { query: Query extends z.ZodType ? z.output<Query> : undefined },
  ) => Table | Promise<Table>
}

/**
 * Declares a list as a file, as CSV and as a workbook: two endpoints at `path` with `.csv` and `.xlsx`. Each asks for a
 * recent proof of identity and is recorded in the security log: see `exportAnswer`.
 */
export const declareTable = <Admitted extends object, Query extends z.ZodType | undefined = undefined>({
  path,
  operation,
  table,
  ...declaration
}: Declaration<Admitted, Query>): Endpoint[] =>
  Object.entries(FORMATS).map(([ending, { type, answer }]) =>
    declareEndpoint<Admitted, Query>({
      ...declaration,
      method: 'get',
      path: `${path}.${ending}`,
      operation: {
        ...operation,
        answers: { ...sends(type, 'The table'), ...WITH_PROOF, ...operation.answers },
      },
      handler: async (req, asked) => {
        const { name, header, rows } = await table(req, asked)
        return answer(req, name, header, rows)
      },
    }),
  )
