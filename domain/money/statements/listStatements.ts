import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { listChapterNames } from '../../content/divisions'
import type { ImportView, StatementsPage } from './line.schema'
import { readPayBacks } from './matching/payBacks'
import { readPrecedents } from './matching/precedents'
import { findStatementAccounts } from './statementAccounts'
import { countOutcomes, findImports, findLinesByStatus } from './statementsRepository'
import { viewImport, viewLine } from './viewImport'

const SHOWN_IMPORTS = 50
const SHOWN_LINES = 200
const SHOWN_SET_ASIDE = 50

/** The latest imports, and the lines that somebody has to decide. */
export const listStatements = async (payload: Payload): Promise<StatementsPage> => {
  const [accounts, chapters, imports, questions, suspense, setAside, precedents, payBacks] =
    await Promise.all([
      findStatementAccounts(payload),
      listChapterNames(payload),
      findImports(payload, SHOWN_IMPORTS),
      findLinesByStatus(payload, { status: 'question' }, SHOWN_LINES),
      findLinesByStatus(payload, { status: 'done', outcome: 'suspense' }, SHOWN_LINES),
      findLinesByStatus(payload, { status: 'ignored' }, SHOWN_SET_ASIDE, -1),
      readPrecedents(payload),
      readPayBacks(payload),
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
    chapters,
    imports: imports.map((each) => viewImport(each, outcomesOf(each._id.toHexString()))),
    questions: questions.map((line) => {
      const view = viewLine(line)
      return { ...view, suggestions: [...payBacks(line), ...precedents(line), ...view.suggestions] }
    }),
    suspense: suspense.map(viewLine),
    setAside: setAside.map(viewLine),
  }
}
