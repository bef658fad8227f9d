export { reauthenticateSchema } from '../../../endpoints/auth/schema'
export { proofSchema } from '../../../endpoints/singleSignOn/schema'
