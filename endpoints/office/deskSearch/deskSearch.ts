import { z } from 'zod'
import { isStaff } from '../../../collections/access/roles'
import { searchDesk } from '../../../domain/office/deskSearch'
import { type DeskSearchAnswer, deskSearchSchema } from '../../../domain/office/deskSearch/deskSearch.schema'
import { DESK_KINDS } from '../../../domain/office/deskSearch/deskKinds.constants'
import { keysOf } from '../../../platform/records.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'

const found = z.array(z.object({ id: z.string(), title: z.string(), detail: z.string() }))
const answer = z.object({
  people: found,
  applications: found,
  invoices: found,
  payments: found,
  events: found,
  publications: found,
  groups: found,
  messages: found,
  failed: z.array(z.enum(keysOf(DESK_KINDS))),
}) satisfies z.ZodType<DeskSearchAnswer>

/**
 * `GET /api/desk-search?q=` (2 to 100 characters): people, applications, invoices, payments, events, publications,
 * groups and messages that a text may mean, a few of each kind, within the reader's rights. Answers 200
 * `DeskSearchAnswer`, 400, 401, 403.
 */
export const deskSearch = declareEndpoint({
  method: 'get',
  path: '/desk-search',
  operation: {
    tag: 'Staff: reports',
    summary: 'Records that a text may mean, within the reader’s rights',
    answers: { ...reads(answer, 'A few records of each kind') },
  },
  access: allowedBy(isStaff),
  query: deskSearchSchema,
  handler: async (req, { query }) =>
    Response.json(await searchDesk(req, query.q), { headers: { 'Cache-Control': 'private, no-store' } }),
})
