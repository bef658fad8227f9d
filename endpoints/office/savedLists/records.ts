import type { Endpoint } from 'payload'
import type { Actor } from '../../../collections/access/policies.schema'
import { LIST_FIELDS, type RecordKind, fieldsFor } from '../../../domain/office/savedLists/listFields.schema'
import { findListRecords } from '../../../domain/office/savedLists'
import type { ListRecords } from '../../../domain/office/savedLists/listRows.schema'
import { listRecordsSchema } from '../../../domain/office/savedLists/savedLists.schema'
import { forbidden } from '../../answers'
import { readListInput } from './listAnswers'

/** Whether one of the conditions that somebody may use names such records. */
const mayName = (actor: Actor, of: RecordKind): boolean =>
  fieldsFor(actor).some((field) => {
    const definition = LIST_FIELDS[field]
    return definition.kind === 'record' && definition.of === of
  })

/**
 * `GET /api/saved-lists/records?of=events&q=&ids=`: events, divisions or groups that a condition can name: at most 20
 * whose name has a text, or those of some ids. A chapter lead finds no draft of another region. Answers 200
 * `{ docs: { id, name }[] }`, 400, 401, 403.
 */
export const records: Endpoint = {
  method: 'get',
  path: '/records',
  handler: async (req) => {
    const read = readListInput(req, listRecordsSchema, req.query)
    if ('refusal' in read) return read.refusal
    if (!mayName(read.user, read.input.of)) return forbidden()
    const docs = await findListRecords(req.payload, read.user, read.input.of, read.input)
    return Response.json({ docs } satisfies ListRecords, { headers: { 'Cache-Control': 'no-store' } })
  },
}
