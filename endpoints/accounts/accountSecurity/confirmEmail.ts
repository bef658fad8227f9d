import { confirmNewEmail } from '../../../domain/accounts/accountSecurity'
import { confirmEmailSchema } from '../../../domain/accounts/accountSecurity/accountSecurity.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `POST /api/users/email/confirm` `{ token }`: replaces the email, on behalf of the person who opened its
 * mailbox. No sign-in is needed: the mail may be read on another device.
 * Answers 200 `{ email }`, 400 for a malformed body, 409 when the email belongs to another account by now,
 * 410 when the link was used, has expired or was cancelled.
 */
export const confirmEmail = declareEndpoint({
  method: 'post',
  path: '/email/confirm',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  body: confirmEmailSchema,
  handler: async (req, { body }) => {
    const result = await confirmNewEmail(req, body.token)
    if (!('problem' in result)) return Response.json(result)
    return result.problem === 'link_ended'
      ? problem(
          410,
          'link_ended',
          'This link no longer works. It can be used once and expires after 24 hours.',
        )
      : problem(
          409,
          'email_unavailable',
          'This address now belongs to another account. Please choose a different one.',
        )
  },
})
