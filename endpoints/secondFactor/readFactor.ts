import type { Endpoint } from 'payload'
import { isStaff } from '../../collections/access/roles'
import { problem } from '../answers'
import { findFactor } from '../../domain/secondFactor/findFactor'
import { isFactorRequired } from '../../domain/secondFactor/isFactorRequired'
import type { FactorState } from '../../domain/secondFactor/secondFactor.schema'

/** `GET /api/users/factor`: how things stand with the own second factor. Answers 200 with a FactorState, or 401. */
export const readFactor: Endpoint = {
  method: 'get',
  path: '/factor',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in first.')
    const factor = await findFactor(req.payload, req.user.id)
    const isOn = Boolean(factor?.confirmedAt)
    const isRequired =
      Boolean(req.user.isFactorMissing) || (isStaff(req.user) && (await isFactorRequired(req.payload)))
    return Response.json({
      isOn,
      recoveryCodesLeft: isOn ? (factor?.recoveryCodes.length ?? 0) : 0,
      isRequired,
    } satisfies FactorState)
  },
}
