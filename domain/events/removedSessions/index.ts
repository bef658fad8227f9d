/** Sessions taken off a programme, and the mails about it. */
export { removeSessionAndTell } from './removeSessionAndTell'
