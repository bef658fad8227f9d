/** Orders of guests without an account, who confirm their address by a link. */
export { type GuestProblem, confirmGuestOrder } from './confirmGuestOrder'
export { requestGuestOrder } from './requestGuestOrder'
