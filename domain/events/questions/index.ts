/** Questions that buyers of tickets answer for each ticket. */
export { type SettingsProblem, changeQuestions, findQuestions, readTicketSettings } from './editQuestions'
export { deleteTicketSettings } from './ticketSettingsRepository'
