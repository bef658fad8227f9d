/** Giving a ticket to another person. */
export { type NameProblem, changeTicketName, changeTicketNameOfEvent } from './changeTicketName'
