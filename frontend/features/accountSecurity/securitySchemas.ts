export {
  changeEmailSchema,
  changePasswordSchema,
  confirmEmailSchema,
  firstPasswordSchema,
} from '../../../domain/accounts/ownAccount.schema'
export { confirmFactorSchema } from '../../../domain/secondFactor/secondFactor.schema'
