import { readProgramme } from '../../../domain/events/programme'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { answerProgramme } from './answerProgramme'

/** `GET /api/events/:id/programme`: `Programme` of a published event. Answers 200, 404. */
export const programme = declareEndpoint({
  method: 'get',
  path: '/:id/programme',
  access: everybody,
  handler: async (req) =>
    answerProgramme((await readProgramme(req, req.routeParams?.id)) ?? { problem: 'not_found' }),
})
