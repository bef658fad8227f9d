/** The events that other programs receive. Every subject announces its own; `../webhooks` sends them. */
export { announce, announceDone, bodyOf } from './announce'
export { onDeliveryStored, storeDeliveries, wakeSender } from './subscribersRepository'
