/** Grades and what they cost, as staff set them. */
export { quoteFees } from './quoteFees'
export { quoteGrade } from './quoteGrade'
export { readExchangeRate } from './readExchangeRate'
export { readGrade, readGrades, toGradeFees } from './readGrades'
