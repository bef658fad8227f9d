import { z } from 'zod'
import { secondFactorCodeSchema } from '../../../domain/secondFactor/secondFactor.schema'

export {
  accountLinkSchema,
  confirmSchema,
  setPasswordSchema,
  signInSchema,
  signUpSchema,
} from '../../../domain/authentication/authentication.schema'

export const codeSchema = z.object({ code: secondFactorCodeSchema })
