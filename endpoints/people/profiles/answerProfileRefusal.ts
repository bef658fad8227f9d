import type { ProfileRefusal } from '../../../domain/people/memberProfiles'
import { fieldProblem, problem } from '../../answers'

const TYPE_LOCKED = 'Your membership type was set when your membership was approved'

/** Answers why a profile is not changed. */
export const answerProfileRefusal = (refusal: ProfileRefusal): Response => {
  switch (refusal) {
    case 'type_locked':
      return fieldProblem(409, 'type_locked', 'membershipType', TYPE_LOCKED)
    case 'unknown_division':
      return fieldProblem(400, 'invalid', 'divisions', 'There is no such division')
    case 'not_found':
      return problem(404, 'not_found', 'This profile could not be found')
  }
}
