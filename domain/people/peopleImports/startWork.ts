import type { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { waitBriefly } from '../../../platform/waitBriefly'
import { recordChange } from '../../audit'
import { headingsKey } from './checkImport'
import { finaliseImport } from './finaliseImport'
import type { ImportStatus, ImportWork } from './import.schema'
import type { PeopleMapping } from './mapping.schema'
import { type StoredImport, findImport, importRuns } from './peopleImportsRepository'

export type StartProblem = { problem: 'not_found' | 'changed_meanwhile' }
export type Started = ImportWork | StartProblem

/** Works on a list while the caller waits a little. What a crash interrupts is completed by the job. */
const workOn = async (req: PayloadRequest, id: ObjectId): Promise<void> =>
  waitBriefly(
    finaliseImport(req.payload, id).catch((error: unknown) => {
      req.payload.logger.error(
        { err: error, import: String(id) },
        'a list of people broke off; it is tried again',
      )
    }),
  )

const start = async (
  req: PayloadRequest,
  id: string,
  from: readonly ImportStatus[],
  to: 'checking' | 'importing' | 'undoing',
  set: Record<string, unknown>,
): Promise<Started & { imported?: StoredImport }> => {
  const imported = await findImport(req.payload, id)
  if (!imported) return { problem: 'not_found' }
  const isMoved =
    from.includes(imported.status) &&
    (await importRuns(req.payload).move(imported._id, imported.status, to, { ...set, failure: null }))
  if (!isMoved) return { problem: 'changed_meanwhile' }
  if (to !== 'checking')
    await recordChange(req, {
      action: to === 'importing' ? 'people-import.carried-out' : 'people-import.undone',
      subject: { collection: 'people-imports', id, title: imported.name },
    })
  await workOn(req, imported._id)
  return { status: (await findImport(req.payload, id))?.status ?? to }
}

/** Checks a list with a mapping: what each row would do is stored with it, and nothing else is changed. */
export const startCheck = (
  req: PayloadRequest,
  id: string,
  mapping: PeopleMapping,
  headings: readonly string[],
): Promise<Started> =>
  start(req, id, ['draft', 'checked'], 'checking', { mapping, headings: headingsKey(headings) })

/** Carries out the rows of a checked list that are decided; later also those that are decided since. */
export const startImport = (req: PayloadRequest, id: string): Promise<Started> =>
  start(req, id, ['checked', 'imported'], 'importing', { importedAt: new Date() })

/** Undoes a list as a whole, but for people who were changed since. */
export const startUndo = (req: PayloadRequest, id: string): Promise<Started> =>
  start(req, id, ['imported'], 'undoing', {})
