/** Giving a ticket to another person. */
export { type NameProblem, changeTicketName } from './changeTicketName'
