/** The mailbox that replies and bounces come to. */
export { pollMailbox } from './pollMailbox'
export { tellPaused } from './tellPaused'
