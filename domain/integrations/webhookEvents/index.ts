/** What other programs are told of. Every subject announces what happens in it; `domain/integrations/webhooks` sends it. */
export { announce, announceDone, bodyOf } from './announce'
export { onDeliveryStored, storeDeliveries, wakeSender } from './subscribersRepository'
