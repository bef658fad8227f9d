import type { PayloadRequest } from 'payload'
import { waitBriefly } from '../../../platform/waitBriefly'
import { recordChange } from '../../audit'
import { finaliseImport, readStatement } from './importStatement'
import type { Dependent, ImportWork } from './line.schema'
import type { LineProblem } from './statement.schema'
import { refuseLinesOfOther, refuseOtherAccount } from './statementAccounts'
import { findImport, moveImport, readImportContent } from './statementsRepository'
import { findDependents, holdImport, releaseImport } from './undoImport'

/** Works on an import while the caller waits a little. What a crash interrupts is completed by the job. */
const workOn = async (req: PayloadRequest, id: Parameters<typeof finaliseImport>[1]): Promise<void> => {
  const work = finaliseImport(req.payload, id).catch((error: unknown) => {
    req.payload.logger.error({ err: error, import: String(id) }, 'an import broke off; it is tried again')
  })
  await waitBriefly(work)
}

const record = (req: PayloadRequest, id: string, action: string, name: string): Promise<void> =>
  recordChange(req, { action, subject: { collection: 'statement-imports', id, title: name } })

/**
 * Imports a file: once, by a conditional update. A file with lines that cannot be read is not imported.
 * @returns `problems` when lines cannot be read; `changed` when it is imported already
 * @throws UnreadableFileError for a file that cannot be read or is of another account
 */
export const startImport = async (
  req: PayloadRequest,
  id: string,
  mapping: unknown,
): Promise<ImportWork<'importing'> | { problem: 'not_found' | 'changed' } | { problems: LineProblem[] }> => {
  const { payload } = req
  const imported = await findImport(payload, id)
  if (!imported) return { problem: 'not_found' }
  const content = await readImportContent(payload, imported._id)
  if (!content || imported.status !== 'draft') return { problem: 'changed' }
  const { accounts, lines, problems } = await readStatement(content, imported.format, mapping)
  await refuseOtherAccount(payload, imported.account, accounts)
  await refuseLinesOfOther(payload, imported.account, lines)
  if (problems.length > 0) return { problems }
  const isMoved = await moveImport(payload, imported._id, 'draft', 'importing', { mapping: mapping ?? null })
  if (!isMoved) return { problem: 'changed' }
  await record(req, id, 'statement-import.imported', imported.name)
  await workOn(req, imported._id)
  return { status: 'importing' }
}

/** Undoes an import, unless something depends on it. Nothing begins to while that is looked up. */
export const startUndo = async (
  req: PayloadRequest,
  id: string,
): Promise<ImportWork<'undoing'> | { problem: 'not_found' | 'changed' } | { dependents: Dependent[] }> => {
  const { payload } = req
  const imported = await findImport(payload, id)
  if (!imported) return { problem: 'not_found' }
  if (imported.status !== 'imported') return { problem: 'changed' }
  await holdImport(payload, imported._id)
  const dependents = await findDependents(payload, imported._id)
  if (dependents.length > 0) {
    await releaseImport(payload, imported._id)
    return { dependents }
  }
  if (!(await moveImport(payload, imported._id, 'imported', 'undoing'))) return { problem: 'changed' }
  await record(req, id, 'statement-import.undone', imported.name)
  await workOn(req, imported._id)
  return { status: 'undoing' }
}
