import type { SecurityEventName } from './audit.schema'

/** What is unusual when it happens that often within an hour. A leaf. */
export interface BurstRule {
  name: string
  /** As staff read it, after the number. */
  label: string
  events: readonly SecurityEventName[]
  threshold: number
}

export const BURST_WINDOW_MINUTES = 60

/** A burst that goes on is told again after this time. */
export const BURST_QUIET_HOURS = 6

export const BURST_RULES: readonly BurstRule[] = [
  {
    name: 'sign-ins',
    label: 'refused sign-ins',
    events: ['sign-in.failed', 'sign-in.limited'],
    threshold: 50,
  },
  {
    name: 'codes',
    label: 'wrong codes of second factors',
    events: ['sign-in.code-failed', 'proof.failed'],
    threshold: 20,
  },
  { name: 'resets', label: 'requested password resets', events: ['password.reset-requested'], threshold: 30 },
  {
    name: 'refusals',
    label: 'refused requests of people who are signed in',
    events: ['access.refused'],
    threshold: 50,
  },
  { name: 'api-keys', label: 'refused API keys', events: ['api-key.refused'], threshold: 50 },
  { name: 'exports', label: 'exports', events: ['data.exported'], threshold: 20 },
  {
    name: 'accounts',
    label: 'accounts locked or second factors reset by staff',
    events: ['account.locked', 'factor.reset'],
    threshold: 10,
  },
]
