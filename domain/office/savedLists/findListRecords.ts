import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { escapeRegExp } from '../../../platform/escapeRegExp'
import type { RecordKind } from './listFields.schema'
import { findRecordNames } from './running/listQueryRepository'

const SHOWN = 20

/** Records that somebody's condition can name: those of some ids, or the latest whose name has a text. */
export const findListRecords = async (
  payload: Payload,
  actor: Actor,
  of: RecordKind,
  { q, ids }: { q: string; ids: readonly string[] },
): Promise<{ id: string; name: string }[]> => {
  const found = await findRecordNames(
    payload,
    actor,
    of,
    ids.length > 0 ? { ids } : { name: escapeRegExp(q) },
    SHOWN,
  )
  return [...found].map(([id, name]) => ({ id, name }))
}
