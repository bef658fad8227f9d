/** What the books have of our own money, beside what banks, providers and counts say. */
export { readAgreement } from './readAgreement'
