import { readSignedIn } from '../../../domain/accounts/authentication'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/** `GET /api/users/me`: the signed-in account. Answers 200 `{ user, exp }`, both null for a visitor. */
export const me = declareEndpoint({
  method: 'get',
  path: '/me',
  access: everybody,
  handler: async (req) => {
    const signedIn = await readSignedIn(req)
    if (!signedIn) return Response.json({ user: null, exp: null })
    return Response.json({ user: signedIn.user, exp: Math.floor(signedIn.expiresAt.getTime() / 1000) })
  },
})
