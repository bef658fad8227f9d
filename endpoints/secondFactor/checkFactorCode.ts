import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../platform/database'
import { allowAttempt } from '../../platform/rateLimits'
import { fieldProblem, tooManyAttempts } from '../answers'
import { notifyOwner } from '../../domain/accountNotices'
import { readSessionToken, hashToken } from '../../domain/credentials'
import type { Factor } from '../../domain/secondFactor/findFactor'
import { knownDeviceOf } from './knownDevice'
import { hashRecoveryCode } from '../../domain/secondFactor/recoveryCodes'
import { openSecret } from '../../domain/secondFactor/sealedSecret'
import { stepOf } from '../../domain/secondFactor/totp'

/** One text for every refused code: which codes were right at another time is nobody's business before a right one. */
const WRONG_CODE =
  'This code is not correct, or was used already. Please enter the next one that your app shows. If that does not help, set the clock of your phone to automatic.'
const WRONG_RECOVERY_CODE = 'This recovery code is not correct, or was used already.'

/** Whose wrong codes are counted together: a signed-in session's, a known device's, or everybody else's. */
const guesserOf = (req: PayloadRequest, userId: string): string => {
  const session = req.user?.id === userId && readSessionToken(req.headers)
  if (session) return `${userId} session ${hashToken(session).slice(0, 32)}`
  const device = knownDeviceOf(req, userId)
  return device ? `${userId} device ${device}` : userId
}

const refuse = (code: string, message: string): Response => fieldProblem(403, code, 'code', message)

/** A recovery code is taken out of the list by the very operation that finds it: it works once. */
const spendRecoveryCode = async (
  req: PayloadRequest,
  userId: string,
  factor: Factor,
  code: string,
): Promise<Response | undefined> => {
  const hash = hashRecoveryCode(userId, code)
  const { modifiedCount } = await modelOf(req.payload, 'second-factors').updateOne(
    { _id: factor.id, recoveryCodes: hash },
    { $pull: { recoveryCodes: hash } },
  )
  if (modifiedCount === 0) return refuse('wrong_code', WRONG_RECOVERY_CODE)
  await notifyOwner(req.payload, userId, 'recoveryCodeUsed', `${factor.id}:${hash.slice(0, 32)}`)
  await recordSecurityEvent(req, { event: 'factor.recovery-code-used', account: userId })
  return undefined
}

/** A code is accepted only when its time step is later than every one accepted before: it works once. */
const spendTimeCode = async (
  req: PayloadRequest,
  userId: string,
  factor: Factor,
  code: string,
): Promise<Response | undefined> => {
  // whatever the address: who knows the password must not guess on from many
  const attempt = await allowAttempt(req, 'factor-code', guesserOf(req, userId), '')
  if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
  const secret = openSecret(req.payload, userId, factor.secret)
  if (!secret)
    req.payload.logger.error(
      { userId },
      'the secret of a second factor cannot be read: was PAYLOAD_SECRET changed?',
    )
  const found = secret && stepOf(secret, code)
  if (!found) return refuse('wrong_code', WRONG_CODE)
  const { modifiedCount } = await modelOf(req.payload, 'second-factors').updateOne(
    { _id: factor.id, secret: factor.secret, $or: [{ lastStep: null }, { lastStep: { $lt: found.step } }] },
    { $set: { lastStep: found.step } },
  )
  if (modifiedCount === 0) return refuse('wrong_code', WRONG_CODE)
  await attempt.forget()
  return undefined
}

/**
 * Checks a code of the authenticator app, or a recovery code, and spends it: neither works twice, whoever asks at the
 * same time. The owner is told of a wrong one by mail, once a day: whoever enters it knows the password.
 * @returns undefined when it is right; else the refusal: 403 `wrong_code`, or 429 after twenty wrong codes of an account in
 * 15 minutes. Devices that passed before are counted apart, and recovery codes, which cannot be guessed, still work then.
 */
export const checkFactorCode = async (
  req: PayloadRequest,
  userId: string,
  factor: Factor,
  code: string,
): Promise<Response | undefined> => {
  const digits = code.replace(/\s/g, '')
  const refusal = await (/^\d{6}$/.test(digits)
    ? spendTimeCode(req, userId, factor, digits)
    : spendRecoveryCode(req, userId, factor, code))
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
