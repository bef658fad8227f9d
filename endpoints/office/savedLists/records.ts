import type { Actor } from '../../../collections/access/policies.schema'
import { findListRecords } from '../../../domain/office/savedLists'
import { fieldsFor, LIST_FIELDS, type RecordKind } from '../../../domain/office/savedLists/listFields.schema'
import type { ListRecords } from '../../../domain/office/savedLists/listRows.schema'
import { listRecordsSchema } from '../../../domain/office/savedLists/savedLists.schema'
import { forbidden } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { listReaderOf } from './listAnswers'
import { recordsAnswer } from './listSchemas'

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
export const records = declareEndpoint({
  method: 'get',
  path: '/records',
  operation: {
    tag: 'Staff: lists',
    summary: 'Events, divisions or groups that a condition can name',
    answers: { ...reads(recordsAnswer, 'At most 20 records') },
  },
  access: admittedBy(listReaderOf),
  query: listRecordsSchema,
  handler: async (req, { user, query }) => {
    if (!mayName(user, query.of)) return forbidden()
    const docs = await findListRecords(req.payload, user, query.of, query)
    return Response.json({ docs } satisfies ListRecords, { headers: { 'Cache-Control': 'no-store' } })
  },
})
