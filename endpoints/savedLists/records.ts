import type { Endpoint } from 'payload'
import { findListRecords } from '../../domain/savedLists'
import { listRecordsSchema } from '../../domain/savedLists/savedLists.schema'
import { readListInput } from './listAnswers'

/**
 * `GET /api/saved-lists/records?of=events&q=&ids=`: events or divisions that a condition can name: at most 20 whose name
 * has a text, or those of some ids. Answers 200 `{ docs: { id, name }[] }`, 400, 401, 403.
 */
export const records: Endpoint = {
  method: 'get',
  path: '/records',
  handler: async (req) => {
    const read = readListInput(req, listRecordsSchema, req.query)
    if ('refusal' in read) return read.refusal
    const docs = await findListRecords(req.payload, read.input.of, read.input)
    return Response.json({ docs }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
