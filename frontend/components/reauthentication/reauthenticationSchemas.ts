export { reauthenticateSchema } from '../../../domain/accounts/authentication/authentication.schema'
export { proofSchema } from '../../../domain/accounts/singleSignOn/singleSignOn.schema'
