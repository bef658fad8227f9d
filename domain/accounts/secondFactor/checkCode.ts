import type { PayloadRequest } from 'payload'
import { allowAttempt } from '../../../platform/rateLimits'
import { recordSecurityEvent } from '../../audit'
import { notifyOwner } from '../accountNotices'
import { hashToken, readSessionToken } from '../credentials'
import { knownDeviceOf } from './knownDevice'
import { hashRecoveryCode } from './recoveryCodes'
import { openSecret } from './sealedSecret'
import {
  type SecondFactor,
  findSecondFactor,
  spendRecoveryHash,
  spendTimeStep,
} from './secondFactorsRepository'
import { stepOf } from './totp'

/** Why a code is not accepted. */
export type CodeRefusal =
  | { problem: 'code_required' | 'wrong_code' | 'wrong_recovery_code' }
  | { problem: 'too_many_attempts'; retryAfterSeconds: number }

/** Whose wrong codes are counted together: a signed-in session's, a known device's, or everybody else's. */
const guesserOf = (req: PayloadRequest, userId: string): string => {
  const session = req.user?.id === userId && readSessionToken(req.headers)
  if (session) return `${userId} session ${hashToken(session).slice(0, 32)}`
  const device = knownDeviceOf(req, userId)
  return device ? `${userId} device ${device}` : userId
}

const checkRecoveryCode = async (
  req: PayloadRequest,
  userId: string,
  factor: SecondFactor,
  code: string,
): Promise<CodeRefusal | undefined> => {
  const hash = hashRecoveryCode(userId, code)
  if (!(await spendRecoveryHash(req.payload, factor, hash))) return { problem: 'wrong_recovery_code' }
  await notifyOwner(req.payload, userId, 'recoveryCodeUsed', `${factor.id}:${hash.slice(0, 32)}`)
  await recordSecurityEvent(req, { event: 'factor.recovery-code-used', account: userId })
  return undefined
}

const checkTimeCode = async (
  req: PayloadRequest,
  userId: string,
  factor: SecondFactor,
  code: string,
): Promise<CodeRefusal | undefined> => {
  // whatever the address: somebody who knows the password must not guess on from many addresses
  const attempt = await allowAttempt(req, 'factor-code', guesserOf(req, userId), '')
  if (!attempt.isAllowed)
    return { problem: 'too_many_attempts', retryAfterSeconds: attempt.retryAfterSeconds }
  const secret = openSecret(req.payload, userId, factor.secret)
  if (!secret)
    req.payload.logger.error(
      { userId },
      'the secret of a second factor cannot be read: was PAYLOAD_SECRET changed?',
    )
  const found = secret && stepOf(secret, code)
  if (!found || !(await spendTimeStep(req.payload, factor, found.step))) return { problem: 'wrong_code' }
  await attempt.forget()
  return undefined
}

/**
 * Checks a code of the authenticator app, or a recovery code, and spends it: neither works twice, even for
 * requests at the same time. The owner is told of a wrong one by mail, once a day: the sender knows the
 * password.
 * @returns undefined when it is right; `too_many_attempts` after twenty wrong codes of an account in 15
 * minutes. Devices that passed before are counted apart, and recovery codes, which cannot be guessed, still
 * work then.
 */
export const checkCode = async (
  req: PayloadRequest,
  userId: string,
  factor: SecondFactor,
  code: string,
): Promise<CodeRefusal | undefined> => {
  const digits = code.replace(/\s/g, '')
  const refusal = await (/^\d{6}$/.test(digits)
    ? checkTimeCode(req, userId, factor, digits)
    : checkRecoveryCode(req, userId, factor, code))
  if (refusal) {
    await recordSecurityEvent(req, { event: 'sign-in.code-failed', account: userId })
    if (factor.confirmedAt)
      await notifyOwner(
        req.payload,
        userId,
        'codeRefused',
        `${userId}:${new Date().toISOString().slice(0, 10)}`,
      )
  }
  return refusal
}

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
