import { z } from 'zod'
import { currentPasswordSchema, emailSchema, passwordSchema } from '../authentication/authentication.schema'

/** Body of `POST /api/users/password`. */
export const changePasswordSchema = z
  .strictObject({ currentPassword: currentPasswordSchema, newPassword: passwordSchema })
  .refine(({ currentPassword, newPassword }) => currentPassword !== newPassword, {
    path: ['newPassword'],
    message: 'Please choose a password that differs from your current one',
  })
export type ChangePassword = z.infer<typeof changePasswordSchema>

/** Body of `POST /api/users/password/first`. */
export const firstPasswordSchema = z.strictObject({ newPassword: passwordSchema })

/** Body of `POST /api/users/email`. */
export const changeEmailSchema = z.strictObject({ newEmail: emailSchema, password: currentPasswordSchema })
export type ChangeEmail = z.infer<typeof changeEmailSchema>

/** Body of `POST /api/users/email/confirm`. */
export const confirmEmailSchema = z.strictObject({ token: z.string().min(1).max(100) })
