import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { applyRows } from './applying/applyRows'
import { undoRows } from './applying/undoRows'
import { checkImport } from './checkImport'
import {
  deleteDraft,
  findImport,
  findOldDrafts,
  importRuns,
  setImportFields,
} from './peopleImportsRepository'
import { countRows, deleteRowsOf } from './peopleRowsRepository'

/** One process works on a list; when it breaks off, another goes on after this time. */
const LEASE_MS = 60_000
const DRAFT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

/** The file is needed until nothing of it waits: a row that is still to be decided may be checked again. */
const hasOpenRows = async (payload: Payload, id: ObjectId): Promise<boolean> =>
  (await countRows(payload, [id])).some(
    ({ outcome, status }) => status === 'planned' && (outcome === 'question' || outcome === 'error'),
  )

/**
 * Checks a list, carries it out, or undoes it, as its status says. Safe to repeat, also by several processes at once.
 */
export const finaliseImport = async (payload: Payload, id: ObjectId): Promise<void> => {
  const runs = importRuns(payload)
  let lease = await runs.claim(id, LEASE_MS, null)
  if (!lease) return
  const renew = async (): Promise<boolean> => {
    lease = await runs.claim(id, LEASE_MS, lease)
    return lease !== null
  }
  const imported = await findImport(payload, id)
  if (imported?.status === 'checking')
    try {
      if (await checkImport(payload, imported, renew)) await runs.complete(id, 'checking', 'checked')
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      await setImportFields(payload, id, { failure: error.message })
      await runs.complete(id, 'checking', 'draft')
    }
  if (imported?.status === 'importing' && (await applyRows(payload, imported, renew)))
    await runs.complete(id, 'importing', 'imported', {
      unset: (await hasOpenRows(payload, id)) ? {} : { content: 1 },
    })
  if (imported?.status === 'undoing' && (await undoRows(payload, imported, renew)))
    await runs.complete(id, 'undoing', 'undone', { unset: { content: 1 } })
}

/** Completes what a crash left, and removes lists that nobody carried out. Runs at start and regularly. */
export const finalisePeopleImports = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  for (const id of await importRuns(payload).findUnfinalised()) {
    if (signal?.aborted) return
    try {
      await finaliseImport(payload, id)
    } catch (error) {
      payload.logger.error(
        { err: error, import: String(id) },
        'a list of people broke off; it is tried again',
      )
    }
  }
  for (const id of await findOldDrafts(payload, new Date(Date.now() - DRAFT_DAYS * DAY_MS))) {
    await deleteRowsOf(payload, id)
    await deleteDraft(payload, id)
  }
}
