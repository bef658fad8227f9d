import type { PayloadRequest } from 'payload'
import { fieldProblem } from '../answers'
import { checkFactorCode } from './checkFactorCode'
import { findFactor } from '../../domain/secondFactor/findFactor'

/**
 * Asks the code of an account whose two-step sign-in is on, beside another proof.
 * @param code of the authenticator app, or a recovery code
 * @returns undefined when it is right, or none is needed; else the refusal: 403 `code_required` or a wrong code's, 429
 */
export const checkOwnCode = async (
  req: PayloadRequest,
  userId: string,
  code: string | undefined,
): Promise<Response | undefined> => {
  const factor = await findFactor(req.payload, userId)
  if (!factor?.confirmedAt) return undefined
  return code
    ? checkFactorCode(req, userId, factor, code)
    : fieldProblem(403, 'code_required', 'code', 'Please enter a code from your authenticator app')
}
