import { isTrialInstallation } from '../../../platform/env'

/**
 * Whether webhooks may lead to this machine: where `WEBHOOK_LOOPBACK` is on, in trials and tests alone. In production a
 * webhook must not reach what only this machine may.
 */
export const isLoopbackAllowed = (): boolean => isTrialInstallation() && process.env.WEBHOOK_LOOPBACK === 'on'
