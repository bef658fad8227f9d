/** Automatic renewal by a saved card: agreed to with a payment, charged once a term, switched off at any time. */
export { followConsents, readConsentText, recordConsent, stopAutomaticRenewal } from './consent'
export { readAutomaticRenewal } from './readAutomaticRenewal'
export { isRenewedAutomatically, renewAutomatically } from './renewAutomatically'
