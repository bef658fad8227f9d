/** Other programs that are told when something happens. What they are told of is in `domain/integrations/webhookEvents`. */
export { removeWebhook, replaceWebhookSecret, setWebhookState } from './manageWebhook'
export { listDeliveries, listWebhooks } from './readWebhooks'
export { addWebhook, editWebhook } from './saveWebhook'
export { replayDelivery, sendTest } from './sendByHand'
