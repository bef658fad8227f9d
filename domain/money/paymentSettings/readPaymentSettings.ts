import type { Payload } from 'payload'
import type { PaymentSetting } from '../../../payload-types'

/** The payment settings, the same for whoever acts: how members pay is told to those who pay. */
export const readPaymentSettings = (payload: Payload): Promise<PaymentSetting> =>
  payload.findGlobal({
    slug: 'payment-settings',
    depth: 0,
    overrideAccess: true, // the association's rules, whoever acts
  })
