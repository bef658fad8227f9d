import { changeProfile } from '../../../domain/people/memberProfiles'
import { findOwner } from '../../../domain/people/profiles'
import {
  type ProfileCorrected,
  profileCorrectionSchema,
} from '../../../domain/people/profiles/profile.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators, withProof } from '../../guards'
import { correctedAnswer } from '../personSchemas'
import { answerProfileRefusal } from './answerProfileRefusal'

/**
 * `PATCH /api/profiles/:id/fields`: an administrator corrects the given fields of a person's profile (the region, a
 * misspelt name), and no other. Answers 200 `{ id, changed }`, 400, 401 also without a recent proof, 403, 404, 409 for
 * a membership type after approval. Source: spec.md section 7, "Region".
 */
export const correct = declareEndpoint({
  method: 'patch',
  path: '/:id/fields',
  operation: {
    tag: 'Staff: people',
    summary: 'Correct fields of a person’s profile, and no other',
    parameters: { id: 'The id of the profile.' },
    answers: {
      ...reads(correctedAnswer, 'Corrected'),
      404: 'There is no such profile',
      409: 'The membership type follows from the approval',
    },
  },
  access: withProof(administrators),
  body: profileCorrectionSchema,
  handler: async (req, { body }) => {
    const id = req.routeParams?.id
    if (!isObjectId(id)) return answerProfileRefusal('not_found')
    const user = await findOwner(req.payload, id)
    if (user === undefined) return answerProfileRefusal('not_found')
    const refusal = await changeProfile(req, user, body)
    if (refusal) return answerProfileRefusal(refusal)
    return Response.json({ id, changed: Object.keys(body) } satisfies ProfileCorrected)
  },
})
