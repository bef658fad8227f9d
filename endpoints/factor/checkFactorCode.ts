import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../domain/audit'
import { modelOf } from '../../server/services/database'
import { allowAttempt } from '../../server/services/rateLimits'
import { fieldProblem, tooManyAttempts } from '../answers'
import { tellOwner } from '../account/tellOwner'
import type { Factor } from './findFactor'
import { hashRecoveryCode } from './recoveryCodes'
import { openSecret } from './sealedSecret'
import { stepOf } from './totp'

const WRONG_CODE = 'This code is not correct. Please enter the newest one that your app shows.'
const USED_CODE = 'This code was used already. Please wait for the next one.'
const WRONG_RECOVERY_CODE = 'This recovery code is not correct, or was used already.'

const wrongClock = (offSeconds: number): string => {
  const minutes = Math.max(1, Math.round(Math.abs(offSeconds) / 60))
  return `The clock of your device seems to be about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${offSeconds < 0 ? 'slow' : 'fast'}. Set its time to automatic, then enter a new code.`
}

const refuse = (code: string, message: string): Response => fieldProblem(403, code, 'code', message)

/** A recovery code is taken out of the list by the very operation that finds it: it works once. */
const spendRecoveryCode = async (req: PayloadRequest, userId: string, factor: Factor, code: string): Promise<Response | undefined> => {
  const hash = hashRecoveryCode(userId, code)
  const { modifiedCount } = await modelOf(req.payload, 'second-factors').updateOne({ _id: factor.id, recoveryCodes: hash }, { $pull: { recoveryCodes: hash } })
  if (modifiedCount === 0) return refuse('wrong_code', WRONG_RECOVERY_CODE)
  await tellOwner(req.payload, userId, 'recoveryCodeUsed', `${factor.id}:${hash.slice(0, 32)}`)
  await recordSecurityEvent(req, { event: 'factor.recovery-code-used', account: userId })
  return undefined
}

/** A code is accepted only when its time step is later than every one accepted before: it works once. */
const spendTimeCode = async (req: PayloadRequest, userId: string, factor: Factor, code: string): Promise<Response | undefined> => {
  // Whatever the address: who knows the password must not guess on from many.
  const attempt = await allowAttempt(req, 'factor-code', userId, '')
  if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
  const secret = openSecret(req.payload, userId, factor.secret)
  if (!secret) req.payload.logger.error({ userId }, 'the secret of a second factor cannot be read: was PAYLOAD_SECRET changed?')
  const found = secret && stepOf(secret, code)
  if (!found) return refuse('wrong_code', WRONG_CODE)
  if ('offSeconds' in found) return refuse('wrong_clock', wrongClock(found.offSeconds))
  const { modifiedCount } = await modelOf(req.payload, 'second-factors').updateOne(
    { _id: factor.id, secret: factor.secret, $or: [{ lastStep: null }, { lastStep: { $lt: found.step } }] },
    { $set: { lastStep: found.step } },
  )
  if (modifiedCount === 0) return refuse('used_code', USED_CODE)
  await attempt.forget()
  return undefined
}

/**
 * Checks a code of the authenticator app, or a recovery code, and spends it: neither works twice, whoever asks at the
 * same time.
 * @returns undefined when it is right; else the refusal: 403 `wrong_code`, `used_code` or `wrong_clock`, or 429 after
 * twenty wrong codes of an account in 15 minutes (recovery codes, which cannot be guessed, still work then)
 */
export const checkFactorCode = async (req: PayloadRequest, userId: string, factor: Factor, code: string): Promise<Response | undefined> => {
  const digits = code.replace(/\s/g, '')
  const refusal = await (/^\d{6}$/.test(digits) ? spendTimeCode(req, userId, factor, digits) : spendRecoveryCode(req, userId, factor, code))
  if (refusal) await recordSecurityEvent(req, { event: 'sign-in.code-failed', account: userId })
  return refusal
}
