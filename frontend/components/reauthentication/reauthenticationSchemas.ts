export { reauthenticateSchema } from '../../../endpoints/auth/schema'
