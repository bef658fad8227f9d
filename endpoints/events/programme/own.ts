import { readOwnProgramme } from '../../../domain/events/programme'
import { declareEndpoint } from '../../declareEndpoint'
import { answerProgramme } from './answerProgramme'
import { choosers } from './choice'

/** `GET /api/events/:id/programme/own`: `OwnProgramme` of the signed-in person. Answers 200, 401, 404. */
export const own = declareEndpoint({
  method: 'get',
  path: '/:id/programme/own',
  access: choosers,
  handler: async ({ payload, routeParams }, { user }) =>
    answerProgramme((await readOwnProgramme(payload, routeParams?.id, user.id)) ?? { problem: 'not_found' }),
})
