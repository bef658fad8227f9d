/** What grades cost, as staff who handle money set it. */
export { type FeesProblem, addFees, removeFees } from './changeFees'
export { readFeesPage } from './readFeesPage'
