import type { Payload } from 'payload'
import { emailSchema, passwordSchema, signUpSchema } from '../endpoints/auth/schema'
import { generatePassword, giveRole, provideAccount, replacePassword } from './accounts'

export interface NewAdmin {
  email: string
  fullName: string
  /** Generated when left out. */
  password?: string
  /** For an account that is there already: gives it the password, generated or given, and signs it out everywhere. */
  isPasswordReset?: boolean
}

/**
 * Makes an administrator: a new account, or the role for one that is there. Never reached over HTTP (decisions.md
 * "Sessions and accounts").
 * @returns the password, to be shown once; undefined when the account keeps the one it had
 * @throws ZodError when address, name or password break the rules of signing up
 */
export const createAdmin = async (payload: Payload, { isPasswordReset = false, ...input }: NewAdmin): Promise<{ password: string | undefined }> => {
  const email = emailSchema.parse(input.email)
  const fullName = signUpSchema.shape.fullName.parse(input.fullName)
  const password = passwordSchema.parse(input.password ?? generatePassword())
  const { user, isNew } = await provideAccount(payload, { email, fullName, password })
  if (isPasswordReset && !isNew) await replacePassword(payload, user, password)
  await giveRole(payload, user, 'admin')
  return { password: isNew || isPasswordReset ? password : undefined }
}
