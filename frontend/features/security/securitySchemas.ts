export { changeEmailSchema, changePasswordSchema, confirmEmailSchema } from '../../../endpoints/account/schema'
export { confirmFactorSchema } from '../../../endpoints/factor/schema'
