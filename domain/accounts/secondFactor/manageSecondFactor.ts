import type { Payload, PayloadRequest } from 'payload'
import { randomBytes } from 'node:crypto'
import { toString as drawQr } from 'qrcode'
import type { StaffSetting, User } from '../../../payload-types'
import { isTrialInstallation } from '../../../platform/env'
import { isStaff } from '../../../collections/access/roles'
import { recordSecurityEvent } from '../../audit'
import { notifyOwner } from '../accountNotices'
import { endOtherSessions, readSessionToken } from '../credentials'
import type { RecoveryCodes, SecondFactorSetUp, SecondFactorState } from './secondFactor.schema'
import {
  confirmSecret,
  findSecondFactor,
  replaceRecoveryCodes,
  storeUnconfirmedSecret,
  takeSecondFactor,
} from './secondFactorsRepository'
import { sealSecret } from './sealedSecret'
import { describeSecret } from './totp'
import { type CodeRefusal, checkCode } from './checkCode'
import { hashRecoveryCode, makeRecoveryCodes } from './recoveryCodes'

/** Whether staff need a second factor. Source: decisions.md "Sessions and accounts". */
export const isSecondFactorRequired = async (payload: Payload): Promise<boolean> => {
  // read past Payload's own operation, which would ask who is asking: this decides about that
  const settings = (await payload.db.findGlobal<Partial<StaffSetting>>({
    slug: 'staff-settings',
  })) as Partial<StaffSetting> | null // nobody saved them yet
  const rule = settings?.secondFactorForStaff ?? 'automatic'
  return rule === 'automatic' ? !isTrialInstallation() : rule === 'required'
}

/** Whether two-step sign-in is on for an account, and whether it must be. */
export const readSecondFactor = async (payload: Payload, user: User): Promise<SecondFactorState> => {
  const factor = await findSecondFactor(payload, user.id)
  const isOn = Boolean(factor?.confirmedAt)
  const isRequired =
    Boolean(user.isFactorMissing) || (isStaff(user) && (await isSecondFactorRequired(payload)))
  return { isOn, recoveryCodesLeft: isOn ? (factor?.recoveryCodes.length ?? 0) : 0, isRequired }
}

const ISSUER = 'ACE South Sudan'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/**
 * Makes a secret for an authenticator app. It counts once a first code has confirmed it; a second call replaces it.
 * @returns undefined when two-step sign-in is on already
 */
export const setUpSecondFactor = async (
  payload: Payload,
  { id: user, email }: { id: string; email: string },
): Promise<SecondFactorSetUp | undefined> => {
  const secret = randomBytes(SECRET_BYTES)
  if (!(await storeUnconfirmedSecret(payload, user, sealSecret(payload, user, secret)))) return undefined
  const { uri, key } = describeSecret(secret, ISSUER, email)
  const qr = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  return { key, uri, qr }
}

/**
 * Switches two-step sign-in on, by a first code of the app. Other devices, which signed in without a code,
 * are signed out.
 * @returns the recovery codes, which are shown this once
 */
export const confirmSecondFactor = async (
  req: PayloadRequest,
  user: string,
  code: string,
): Promise<RecoveryCodes | CodeRefusal | { problem: 'nothing_to_confirm' }> => {
  const factor = await findSecondFactor(req.payload, user)
  if (!factor || factor.confirmedAt) return { problem: 'nothing_to_confirm' }
  const refusal = await checkCode(req, user, factor, code)
  if (refusal) return refusal
  const recoveryCodes = makeRecoveryCodes()
  const hashes = recoveryCodes.map((one) => hashRecoveryCode(user, one))
  if (!(await confirmSecret(req.payload, factor, hashes))) return { problem: 'nothing_to_confirm' }
  await endOtherSessions(req.payload, user, readSessionToken(req.headers))
  await notifyOwner(req.payload, user, 'factorAdded', `${factor.id}:${Date.now()}`)
  await recordSecurityEvent(req, { event: 'factor.turned-on' })
  return { recoveryCodes }
}

/** Makes ten new recovery codes in place of the old ones; undefined when two-step sign-in is off. */
export const renewRecoveryCodes = async (
  req: PayloadRequest,
  user: string,
): Promise<RecoveryCodes | undefined> => {
  const recoveryCodes = makeRecoveryCodes()
  const hashes = recoveryCodes.map((code) => hashRecoveryCode(user, code))
  if (!(await replaceRecoveryCodes(req.payload, user, hashes))) return undefined
  await notifyOwner(req.payload, user, 'recoveryCodesRenewed', `${user}:${Date.now()}`)
  await recordSecurityEvent(req, { event: 'factor.codes-renewed' })
  return { recoveryCodes }
}

/**
 * Switches an account's two-step sign-in off and tells the owner by mail. The caller decides access first, and asks for
 * a recent proof.
 * @returns whether it was on
 */
export const removeSecondFactor = async (payload: Payload, userId: string): Promise<boolean> => {
  const removed = await takeSecondFactor(payload, userId)
  if (!removed?.confirmedAt) return false
  await notifyOwner(payload, userId, 'factorRemoved', removed._id.toHexString())
  return true
}

/** Switches two-step sign-in off for the owner of the account. */
export const removeOwnSecondFactor = async (req: PayloadRequest, userId: string): Promise<void> => {
  const wasOn = await removeSecondFactor(req.payload, userId)
  if (wasOn) await recordSecurityEvent(req, { event: 'factor.turned-off' })
}
