/** Single sign-on: accounts that are linked with people at an identity provider. */
export { askProvider, returnUrl } from './askProvider'
export { beginProof } from './proveIdentity'
export { confirmProof } from './proveIdentity'
export { enterAccount } from './enterAccount'
export {
  deleteIdentities,
  findIdentities,
  findLinkedUsers,
  hasIdentity,
  linkIdentity,
} from './identitiesRepository'
export { linkAccount } from './linkedIdentities'
export { readSignInWays } from './linkedIdentities'
export { removeIdentity } from './linkedIdentities'
