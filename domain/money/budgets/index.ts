/** What is planned for a year, beside what was booked and what is carried forward. */
export { readYear } from './readYear'
export { setBudget } from './setBudget'
