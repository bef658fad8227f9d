/** What a person changes about signing in to their own account. */
export { applyEmailChanges } from './applyEmailChange'
export { changePassword } from './changePassword'
export { chooseFirstPassword } from './chooseFirstPassword'
export { confirmNewEmail } from './confirmNewEmail'
export { requestEmailChange } from './requestEmailChange'
