/** What waits for staff, by mail in the morning. */
export { sendWorkDigests } from './sendWorkDigests'
