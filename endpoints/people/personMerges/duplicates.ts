import { dismissDuplicate, listDuplicates } from '../../../domain/people/personMerges'
import {
  dismissalSchema,
  duplicatesSchema,
} from '../../../domain/people/personMerges/duplicates/duplicates.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { withRight } from '../../guards'
import { duplicatesAnswer } from './mergeSchemas'

/**
 * `GET /api/possible-duplicates?status=&page=`: people who may be one, in pairs. Staff who decide about
 * memberships only. Answers 200 `DuplicateList`, 400, 401, 403.
 */
export const duplicates = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: merges',
    summary: 'People who may be one, in pairs',
    answers: { ...reads(duplicatesAnswer, 'A page of pairs') },
  },
  access: withRight('memberships'),
  query: duplicatesSchema,
  handler: async (req, { query }) => Response.json(await listDuplicates(req, query)),
})

/**
 * `POST /api/possible-duplicates/:id/dismissal` `{ isDismissed }`: says that a pair are two people, or takes that back.
 * The same staff. Answers 204, 400, 401, 403, 404.
 */
export const dismiss = declareEndpoint({
  method: 'post',
  path: '/:id/dismissal',
  operation: {
    tag: 'Staff: merges',
    summary: 'Say that a pair are two people, or take that back',
    parameters: { id: 'The id of the pair.' },
    answers: { 204: 'Noted', 404: 'There is no such pair' },
  },
  access: withRight('memberships'),
  body: dismissalSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    const isKnown = isObjectId(id) && (await dismissDuplicate(req, id, body.isDismissed))
    return isKnown
      ? new Response(null, { status: 204 })
      : problem(404, 'not_found', 'This pair could not be found')
  },
})
