/** Changes that people make to their own sign-in. */
export { applyEmailChanges } from './applyEmailChange'
export { changePassword } from './changePassword'
export { chooseFirstPassword } from './chooseFirstPassword'
export { confirmNewEmail } from './confirmNewEmail'
export { mailEmailChange, requestEmailChange } from './requestEmailChange'
