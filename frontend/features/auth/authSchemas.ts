import { z } from 'zod'
import { emailSchema } from '../../../endpoints/auth/schema'

export { signInSchema, signUpSchema } from '../../../endpoints/auth/schema'

export const resetSchema = z.object({ email: emailSchema })
