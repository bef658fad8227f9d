/** The association's settings for payments: due days, ways to pay, exchange rate. */
export { readPaymentSettings } from './readPaymentSettings'
