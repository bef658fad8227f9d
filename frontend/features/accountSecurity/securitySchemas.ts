export {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  firstPasswordSchema,
} from '../../../domain/accountSecurity/accountSecurity.schema'
export { confirmFactorSchema } from '../../../domain/secondFactor/secondFactor.schema'
