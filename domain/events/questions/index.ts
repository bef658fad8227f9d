/** Questions that buyers of tickets answer for each ticket. */
export {
  type SettingsProblem,
  changeQuestions,
  changeSettings,
  findQuestions,
  readTicketSettings,
} from './editQuestions'
export { deleteTicketSettings, findTicketSettings } from './ticketSettingsRepository'
