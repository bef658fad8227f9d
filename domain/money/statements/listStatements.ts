import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { ImportView, LineView, StatementAccount } from './line.schema'
import { findStatementAccounts } from './statementAccounts'
import { countOutcomes, findImports, findLinesByStatus } from './statementsRepository'
import { viewImport, viewLine } from './viewImport'

const SHOWN_IMPORTS = 50
const SHOWN_LINES = 200

/** What the page of statements shows. */
export interface StatementsPage {
  accounts: StatementAccount[]
  imports: ImportView[]
  /** Lines to decide, the oldest first. */
  questions: LineView[]
  /** Money of unknown payers. */
  suspense: LineView[]
}

/** The latest imports, and the lines that somebody has to decide. */
export const listStatements = async (payload: Payload): Promise<StatementsPage> => {
  const [accounts, imports, questions, suspense] = await Promise.all([
    findStatementAccounts(payload),
    findImports(payload, SHOWN_IMPORTS),
    findLinesByStatus(payload, { status: 'question' }, SHOWN_LINES),
    findLinesByStatus(payload, { status: 'done', outcome: 'suspense' }, SHOWN_LINES),
  ])
  const counts = await countOutcomes(
    payload,
    imports.map(({ _id }) => new ObjectId(_id)),
  )
  const outcomesOf = (id: string): ImportView['outcomes'] =>
    Object.fromEntries(
      counts.filter((each) => each.import === id).map(({ outcome, count }) => [outcome, count]),
    )
  return {
    accounts,
    imports: imports.map((each) => viewImport(each, outcomesOf(each._id.toHexString()))),
    questions: questions.map(viewLine),
    suspense: suspense.map(viewLine),
  }
}
