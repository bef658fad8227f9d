import { changeAddress as changeAddressOf } from '../../../domain/accounts/accountAdministration'
import { addressSchema } from '../../../domain/accounts/accountAdministration/accounts.schema'
import { fieldProblem, problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID, reads, WITH_PROOF } from '../../describedAnswers'
import { admittedBy, withProof } from '../../guards'
import { addressAnswer } from '../../people/personSchemas'
import { requireAccountToCorrect } from './requireAccount'

/**
 * `POST /api/users/:id/address` `{ email, reason }`: gives a person another email address. One that staff wrote down,
 * and whose person has not claimed the account, is replaced at once, by those who decide about memberships. Any other
 * stays in use until the new one is confirmed by the link that is mailed there; only administrators may start that.
 * Whether another account has the new address is not told then: its owner is, by mail. Answers 200
 * `{ outcome: 'changed' | 'asked' }`, 400, 401 without a session or a recent proof, 403, 404, 409 for a locked account,
 * one that was merged, an address that belongs to another person, and after a change meanwhile, 429.
 */
export const changeAddress = declareEndpoint({
  method: 'post',
  path: '/:id/address',
  operation: {
    tag: 'Staff: people',
    summary: 'Change a person’s email address',
    parameters: PERSON_ID,
    answers: {
      ...reads(addressAnswer, 'Changed, or a link was sent to the new address'),
      ...WITH_PROOF,
      ...NO_PERSON,
      409: 'The address is somebody else’s, or the account is locked',
      429: 'Too many changes of one account',
    },
  },
  access: withProof(admittedBy(requireAccountToCorrect)),
  body: addressSchema,
  handler: async (req, { account, body }) => {
    const result = await changeAddressOf(req, account, body)
    if ('outcome' in result) return Response.json(result)
    switch (result.problem) {
      case 'same_email':
        return fieldProblem(400, 'invalid', 'email', 'This is already the address')
      case 'taken':
        return fieldProblem(
          409,
          'taken',
          'email',
          'Another person has this address. Perhaps both are one: merge them.',
        )
      case 'needs_admin':
        return problem(
          403,
          'forbidden',
          'Only an administrator can change the address of somebody who signs in.',
        )
      case 'locked':
        return problem(409, 'locked', 'This account is locked.')
      case 'changed_meanwhile':
        return problem(
          409,
          'changed_meanwhile',
          'This person has signed in meanwhile. Please load the page again.',
        )
      case 'too_many_attempts':
        return tooManyAttempts(result.retryAfterSeconds)
    }
  },
})
