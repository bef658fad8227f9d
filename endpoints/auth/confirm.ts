import type { Endpoint } from 'payload'
import { invalid, problem, readJson } from '../answers'
import { spendToken } from './accountTokens'
import { confirmAddress } from './confirmAddress'
import { confirmSchema } from './schema'

export const LINK_SPENT = 'This link has been used already or has expired. Please ask for a new one.'

/**
 * `POST /api/users/confirm` `{ token }`: confirms the address that a mail went to. Only a person's own press of the
 * button sends this; opening the link does not. Answers 200, 400 `link_spent` for a token that is worth nothing (any more).
 */
export const confirm: Endpoint = {
  method: 'post',
  path: '/confirm',
  handler: async (req) => {
    const input = confirmSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const spent = await spendToken(req.payload, 'confirm', input.data.token)
    if (!spent) return problem(400, 'link_spent', LINK_SPENT)
    // only the address that the mail went to: the account may have another by now
    await confirmAddress(req.payload, spent.userId, spent.email)
    return Response.json({ outcome: 'confirmed' })
  },
}
