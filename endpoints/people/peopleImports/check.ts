import { startCheck } from '../../../domain/people/peopleImports'
import { checkSchema } from '../../../domain/people/peopleImports/mapping.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { withRight } from '../../guards'
import { LIST_ID, NO_LIST, started } from './importOperationSchemas'
import { startAnswer } from './startAnswer'

/**
 * `POST /api/people-imports/:id/check` `{ mapping, headings }`: works out what each row would do; nothing else is
 * changed. Staff who decide about memberships only. Answers 202 `{ status }`, 400 for a mapping that cannot be, 401,
 * 403, 404, 409 when the list is carried out already.
 */
export const check = declareEndpoint({
  method: 'post',
  path: '/:id/check',
  operation: {
    tag: 'Staff: imports',
    summary: 'Work out what each row would do; nothing else is changed',
    parameters: LIST_ID,
    answers: { ...started('It is being checked'), ...NO_LIST, 409: 'It is carried out already' },
  },
  access: withRight('memberships'),
  body: checkSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    return startAnswer(
      isObjectId(id) ? await startCheck(req, id, body.mapping, body.headings) : { problem: 'not_found' },
    )
  },
})
