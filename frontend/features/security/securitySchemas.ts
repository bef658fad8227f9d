export { changeEmailSchema, changePasswordSchema, confirmEmailSchema, firstPasswordSchema } from '../../../endpoints/account/schema'
export { confirmFactorSchema } from '../../../endpoints/factor/schema'
