/** What the association's records say about a person, part by part, for staff. */
export { readPersonPart } from './readPersonPart'
