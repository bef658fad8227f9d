export {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  firstPasswordSchema,
} from '../../../domain/accountSecurity/accountSecurity.schema'
export { confirmSecondFactorSchema } from '../../../domain/secondFactor/secondFactor.schema'
