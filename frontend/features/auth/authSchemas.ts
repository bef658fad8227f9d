import { z } from 'zod'
import { factorCodeSchema } from '../../../endpoints/factor/schema'

export { accountLinkSchema, confirmSchema, setPasswordSchema, signInSchema, signUpSchema } from '../../../endpoints/auth/schema'

export const codeSchema = z.object({ code: factorCodeSchema })
