import { z } from 'zod'
import { emailSchema } from '../../../endpoints/auth/schema'
import { factorCodeSchema } from '../../../endpoints/factor/schema'

export { signInSchema, signUpSchema } from '../../../endpoints/auth/schema'

export const resetSchema = z.object({ email: emailSchema })

export const codeSchema = z.object({ code: factorCodeSchema })
