import { endMentorship } from '../../../domain/cpd/mentoring'
import { endSchema } from '../../../domain/cpd/mentoring/mentoring.schema'
import { MENTORING_PROBLEMS } from '../../../domain/cpd/mentoring/mentoringTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { mentoringAnswer, mentoringProblem } from './mentoringProblem'

/**
 * `POST /api/mentoring/mentorships/:id/end` `{ word }`: ends an own mentorship, with a word to staff. Answers 200
 * `{ outcome }`, also when it has ended before, 400, 401, 404.
 */
export const end = declareEndpoint({
  method: 'post',
  path: '/mentoring/mentorships/:id/end',
  access: signedIn(MENTORING_PROBLEMS.unauthenticated.text),
  body: endSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    return isObjectId(id)
      ? mentoringAnswer(await endMentorship(req.payload, user.id, id, body.word))
      : mentoringProblem('not_found')
  },
})
