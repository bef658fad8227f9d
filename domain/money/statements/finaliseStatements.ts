import type { Payload } from 'payload'
import { finaliseImport } from './importStatement'
import { finaliseLine } from './finaliseLine'
import { findLinesByStatus, findUnfinalisedImports, removeDrafts } from './statementsRepository'

const MAX_AT_ONCE = 500
const DRAFT_DAYS = 7
const DAY_MS = 24 * 60 * 60_000

/**
 * Completes imports and lines that a crash left, and removes files that nobody imported. Runs at start and
 * regularly.
 */
export const finaliseStatements = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const lines = await findLinesByStatus(payload, { needsFinalising: true, status: 'ready' }, MAX_AT_ONCE)
  const work = [
    ...lines.map(
      ({ _id }) =>
        () =>
          finaliseLine(payload, _id),
    ),
    ...(await findUnfinalisedImports(payload)).map((id) => () => finaliseImport(payload, id)),
    () => removeDrafts(payload, new Date(Date.now() - DRAFT_DAYS * DAY_MS)),
  ]
  for (const act of work) {
    if (signal?.aborted) return
    try {
      await act()
    } catch (error) {
      payload.logger.error({ err: error }, 'a part of a statement could not be booked; it is tried again')
    }
  }
}
