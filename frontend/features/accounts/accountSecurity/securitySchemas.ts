export {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  firstPasswordSchema,
} from '../../../../domain/accounts/accountSecurity/accountSecurity.schema'
export { confirmSecondFactorSchema } from '../../../../domain/accounts/secondFactor/secondFactor.schema'
