import type { Payload } from 'payload'
import { emailSchema, passwordSchema, signUpSchema } from '../domain/authentication/authentication.schema'
import { resetSecondFactor } from '../domain/accountAdministration'
import { endAllSessions, endChallenges } from '../domain/credentials'
import { generatePassword, giveRole, provideAccount, replacePassword } from './accounts'

const COMMAND_LINE = 'On the command line of the server'

/** Switches two-step sign-in off and ends what began with it. Returns whether it was on. */
const resetFactor = async (payload: Payload, user: string): Promise<boolean> => {
  const wasOn = await resetSecondFactor({ payload }, user, COMMAND_LINE)
  // sessions that began with the lost factor, and sign-ins that wait for its code
  await endAllSessions(payload, user)
  await endChallenges(payload, user)
  return wasOn
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
