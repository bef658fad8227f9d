export { reauthenticateSchema } from '../../../domain/authentication/authentication.schema'
export { proofSchema } from '../../../domain/singleSignOn/singleSignOn.schema'
