import type { PayloadRequest } from 'payload'
import { type CodeRefusal, checkCode } from './checkCode'
import { findSecondFactor } from './secondFactorsRepository'

/**
 * Asks for the code of an account with two-step sign-in, beside another proof.
 * @param code of the authenticator app, or a recovery code
 * @returns undefined when it is right, or none is needed
 */
export const checkOwnCode = async (
  req: PayloadRequest,
  userId: string,
  code: string | undefined,
): Promise<CodeRefusal | undefined> => {
  const factor = await findSecondFactor(req.payload, userId)
  if (!factor?.confirmedAt) return undefined
  return code ? checkCode(req, userId, factor, code) : { problem: 'code_required' }
}
