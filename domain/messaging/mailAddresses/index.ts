/** Whether mails to an address arrive: bounces, and the pause that follows from them. */
export { countBounce, findPaused, markTold, resumeAddress, streamUntold } from './mailAddressesRepository'
export { readMailAddress } from './readMailAddress'
