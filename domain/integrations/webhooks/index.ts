/** The programs that receive a message when something happens; the events are in `../webhookEvents`. */
export { removeWebhook, replaceWebhookSecret, setWebhookState } from './manageWebhook'
export { listDeliveries, listWebhooks } from './readWebhooks'
export { addWebhook, editWebhook } from './saveWebhook'
export { replayDelivery, sendTest } from './sendByHand'
