import { z } from 'zod'
import { fullNameSchema } from '../../membership/memberships/names.schema'

/**
 * The password rules in their order; the error is that of the first broken one. Source: spec.md section 5.
 */
const PASSWORD_RULES = [
  {
    isMet: (password: string) => password.length >= 8,
    message: 'Password must be at least 8 characters long',
  },
  {
    isMet: (password: string) => /\p{Lu}/u.test(password),
    message: 'Password must contain at least one uppercase letter',
  },
  {
    isMet: (password: string) => /\p{Ll}/u.test(password),
    message: 'Password must contain at least one lowercase letter',
  },
  { isMet: (password: string) => /\d/.test(password), message: 'Password must contain at least one number' },
] as const

/** A new password, at most 200 characters (hashing needs a limit). */
export const passwordSchema = z
  .string(PASSWORD_RULES[0].message)
  .max(200, 'Password must be at most 200 characters long')
  .superRefine((password, context) => {
    const broken = PASSWORD_RULES.find((rule) => !rule.isMet(password))
    if (broken) context.addIssue({ code: 'custom', message: broken.message })
  })

export const emailSchema = z
  .string('Please enter your email address')
  .trim()
  .toLowerCase()
  .min(1, 'Please enter your email address')
  .max(255, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

/** Body of `POST /api/users/sign-up`. Source: spec.md section 5, "Sign-up and reset". */
export const signUpSchema = z.strictObject({
  // the welcome mail shows it: a stranger must not send advertisements with it
  fullName: fullNameSchema('Please enter your full name', {
    min: 1,
    max: 'Full name must be at most 100 characters',
  }),
  email: emailSchema,
  password: passwordSchema,
})
export type SignUp = z.infer<typeof signUpSchema>

/** Body of `POST /api/users/recover` and of `POST /api/users/resend`. */
export const accountLinkSchema = z.strictObject({ email: emailSchema })

/** The token of a mailed link, also as a person copies it. */
const tokenSchema = z
  .string('Please enter the code from the email')
  .trim()
  .regex(/^[\w-]{43}$/, 'Please enter the code from the email')

/** Body of `POST /api/users/confirm`. */
export const confirmSchema = z.strictObject({
  token: tokenSchema,
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(200, 'Please enter your password'),
})

/** Body of `POST /api/users/set-password`. Source: spec.md section 5, "Sign-up and reset". */
export const setPasswordSchema = z.strictObject({ token: tokenSchema, password: passwordSchema })

/** Which sessions to end: this one, all others, or all. Source: spec.md section 7, "sign-out with a scope". */
export const signOutSchema = z.strictObject({ scope: z.enum(['local', 'others', 'global']) })

/** A signed-in device, as its owner sees it. */
export interface DeviceSession {
  id: string
  /** The browser's own name. */
  device: string | null
  startedAt: string
  lastSeenAt: string
  isCurrent: boolean
}

/** Body of `POST /api/users/login`. */
export const signInSchema = z.strictObject({
  email: emailSchema,
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(200, 'Please enter your password'),
})
export type SignIn = z.infer<typeof signInSchema>

/** The password typed again: any text, since earlier passwords had other rules. */
export const currentPasswordSchema = z
  .string('Please enter your password')
  .min(1, 'Please enter your password')
  .max(200, 'Please enter your password')

/** A code of the authenticator app, or a recovery code, where two-step sign-in is on. */
export const ownCodeSchema = z
  .string()
  .trim()
  .min(1, 'Please enter a code')
  .max(40, 'Please enter a code')
  .optional()

/** Body of `POST /api/users/reauthenticate`. */
export const reauthenticateSchema = z.strictObject({ password: currentPasswordSchema, code: ownCodeSchema })
export type Reauthenticate = z.infer<typeof reauthenticateSchema>
