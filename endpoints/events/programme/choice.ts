import { chooseSession, giveBackSession } from '../../../domain/events/programme'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { refuseChoice } from './answerProgramme'

/** Who can choose sessions and read the own choice: everybody who is signed in. */
export const choosers = signedIn('Please sign in to choose sessions')

/** `POST /api/events/:id/sessions/:session/choice`: takes a seat of a session. Answers 200, 401, 403, 404, 409. */
export const choose = declareEndpoint({
  method: 'post',
  path: '/:id/sessions/:session/choice',
  access: choosers,
  handler: async ({ payload, routeParams }, { user }) => {
    const problem = await chooseSession(payload, routeParams?.id, routeParams?.session, user.id)
    return problem ? refuseChoice(problem) : Response.json({ outcome: 'chosen' })
  },
})

/** `DELETE /api/events/:id/sessions/:session/choice`: gives it back. Idempotent. Answers 200, 401, 404. */
export const giveBack = declareEndpoint({
  method: 'delete',
  path: '/:id/sessions/:session/choice',
  access: choosers,
  handler: async ({ payload, routeParams }, { user }) =>
    (await giveBackSession(payload, routeParams?.id, routeParams?.session, user.id))
      ? Response.json({ outcome: 'given_back' })
      : refuseChoice('not_found'),
})
