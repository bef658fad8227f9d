/** Copies of an event at other days. */
export { copyEvent } from './copyEvent'
