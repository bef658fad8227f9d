/** Grades and what they cost, as staff set them. */
export { amountInRowProblem, feeProblems } from './feeProblems'
export { listGradeOffers } from './listGradeOffers'
export { listPrices } from './listPrices'
export { quoteFees } from './quoteFees'
export { quoteGrade } from './quoteGrade'
export { readExchangeRate } from './readExchangeRate'
export { findWaiversOf } from './waiversRepository'
export { readGrade, readGrades, toGradeFees } from './readGrades'
