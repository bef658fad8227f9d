import type { Payload } from 'payload'
import { emailSchema, passwordSchema, signUpSchema } from '../domain/authentication/authentication.schema'
import { recordSecurityEvent } from '../domain/audit'
import { removeSecondFactor } from '../domain/secondFactor'
import { modelOf } from '../platform/database'
import { recordChange } from '../domain/audit/recordChange'
import { generatePassword, giveRole, provideAccount, replacePassword } from './accounts'

const COMMAND_LINE = 'On the command line of the server'

/** @returns whether it was on */
const resetFactor = async (payload: Payload, user: string): Promise<boolean> => {
  const wasOn = await removeSecondFactor(payload, user)
  // sessions begun with the lost factor, and sign-ins that wait for its code
  await modelOf(payload, 'sessions').deleteMany({ user })
  await modelOf(payload, 'sign-in-challenges').deleteMany({ user })
  if (!wasOn) return false
  await recordChange(
    { payload },
    {
      action: 'account.factor-reset',
      subject: { collection: 'users', id: user },
      account: user,
      reason: COMMAND_LINE,
    },
  )
  await recordSecurityEvent({ payload }, { event: 'factor.reset', account: user, detail: COMMAND_LINE })
  return true
}

export interface NewAdmin {
  email: string
  fullName: string
  /** Generated when left out. */
  password?: string
  /** For an account that is there already: gives it the password, generated or given, and signs it out everywhere. */
  isPasswordReset?: boolean
  /**
   * Switches the account's two-step sign-in off: its authenticator app is lost, or the server's secret, with which the
   * app's secret is sealed. The owner is told by mail.
   */
  isFactorReset?: boolean
}

/**
 * Makes an administrator: a new account, or the role for one that is there. Never reached over HTTP (decisions.md
 * "Sessions and accounts").
 * @returns the password, to be shown once; undefined when the account keeps the one it had. And whether a second factor was switched off
 * @throws ZodError when address, name or password break the rules of signing up
 */
export const createAdmin = async (
  payload: Payload,
  { isPasswordReset = false, isFactorReset = false, ...input }: NewAdmin,
): Promise<{ password: string | undefined; wasFactorOn: boolean }> => {
  const email = emailSchema.parse(input.email)
  const fullName = signUpSchema.shape.fullName.parse(input.fullName)
  const password = passwordSchema.parse(input.password ?? generatePassword())
  const { user, isNew } = await provideAccount(payload, { email, fullName, password })
  if (isPasswordReset && !isNew) await replacePassword(payload, user, password)
  const wasFactorOn = isFactorReset && (await resetFactor(payload, user))
  await giveRole(payload, user, 'admin')
  return { password: isNew || isPasswordReset ? password : undefined, wasFactorOn }
}
