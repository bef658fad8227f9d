import type { Endpoint } from 'payload'
import { readPersonPart } from '../../../domain/people/personRecord'
import { partQuerySchema } from '../../../domain/people/personRecord/partQuery.schema'
import { PERSON_PARTS, type PersonPart } from '../../../domain/people/personRecord/personParts.schema'
import { requireAccountToRead } from '../../accounts/accountAdministration/requireAccount'
import { forbidden } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { partAnswer } from '../personSchemas'

/**
 * `GET /api/users/:id/part/<part>?page=`: a page of one part of a person's record, the newest first, for staff whose
 * rights cover the part: see `PERSON_PARTS`. Answers 200 `PersonPartPage`, 400, 401, 403, 404. Source: issue 13, part
 * 2.
 */
export const readPart = (part: PersonPart): Endpoint =>
  declareEndpoint({
    method: 'get',
    path: `/:id/part/${part}`,
    operation: {
      tag: 'Staff: people',
      summary: `A person’s record, the newest first: ${PERSON_PARTS[part].label}`,
      parameters: PERSON_ID,
      answers: { ...reads(partAnswer, 'A page of records'), ...NO_PERSON },
    },
    access: admittedBy(async (req) => {
      const required = await requireAccountToRead(req)
      if ('refusal' in required) return required
      return PERSON_PARTS[part].isFor(req.user) ? required : { refusal: forbidden() }
    }),
    query: partQuerySchema,
    handler: async (req, { account, query }) => {
      const answer = await readPersonPart(req.payload, account, part, {
        page: query.page,
        reader: req.user,
      })
      return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } })
    },
  })
