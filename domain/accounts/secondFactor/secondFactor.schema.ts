import { z } from 'zod'

/** Six digits of the authenticator app; spaces in between are fine. */
const timeCodeSchema = z
  .string()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that your app shows'))

/** A code of the app, or a recovery code. */
export const secondFactorCodeSchema = z
  .string()
  .trim()
  .min(1, 'Please enter a code')
  .max(40, 'Please enter a code')

/** Body of `POST /api/users/login/factor`. */
export const signInCodeSchema = z.strictObject({
  challenge: z.string().min(1).max(100),
  code: secondFactorCodeSchema,
})

/** Body of `POST /api/users/factor/confirm`. */
export const confirmSecondFactorSchema = z.strictObject({ code: timeCodeSchema })

/** Answer of `GET /api/users/factor`. */
export interface SecondFactorState {
  isOn: boolean
  recoveryCodesLeft: number
  /** Whether the association asks it of this account. */
  isRequired: boolean
}

/** Answer of `POST /api/users/factor`: what the authenticator app needs. */
export interface SecondFactorSetUp {
  /** The key as people type it: base32 in groups of four. */
  key: string
  /** What the QR code holds. */
  uri: string
  /** The QR code, as SVG. */
  qr: string
}

/** Answer of `POST /api/users/factor/confirm` and `POST /api/users/factor/recovery-codes`: shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[]
}
