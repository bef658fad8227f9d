/** When buyers can cancel an order that is paid, and what that costs. */
export { changeCancelTerms } from './changeCancelTerms'
export { type Planned, dateTerms, feeOf, isMovedFrom } from './dateTerms'
