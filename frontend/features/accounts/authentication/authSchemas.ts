import { z } from 'zod'
import { secondFactorCodeSchema } from '../../../../domain/accounts/secondFactor/secondFactor.schema'

export {
  accountLinkSchema,
  confirmSchema,
  setPasswordSchema,
  signInSchema,
  signUpSchema,
} from '../../../../domain/accounts/authentication/authentication.schema'

export const codeSchema = z.object({ code: secondFactorCodeSchema })
