import type { PayloadRequest } from 'payload'
import { WEBHOOK_LIMITS } from '../../../domain/integrations/webhooks/webhookRows.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { CHANGED_MEANWHILE, problem } from '../../answers'
import { withProof, withRight } from '../../guards'

/** A place that no document has: what an id that is none is asked for. */
const NOWHERE = '0'.repeat(24)

/** The webhook that the address names. */
export const webhookOf = ({ routeParams }: Pick<PayloadRequest, 'routeParams'>): string =>
  isObjectId(routeParams?.id) ? routeParams.id : NOWHERE

/** The delivery that the address names. */
export const deliveryOf = ({ routeParams }: Pick<PayloadRequest, 'routeParams'>): string =>
  isObjectId(routeParams?.delivery) ? routeParams.delivery : NOWHERE

/** Staff who handle settings, with a recent proof. */
export const changesSettings = withProof(withRight('site'))

const PROBLEMS = {
  not_found: { status: 404, text: 'This could not be found' },
  changed_meanwhile: { status: 409, text: CHANGED_MEANWHILE },
  too_many: {
    status: 409,
    text: `There are ${WEBHOOK_LIMITS.webhooks} webhooks, which is the most. Please remove one first.`,
  },
  paused: { status: 409, text: 'This webhook is paused. Let it go on first.' },
  being_sent: { status: 409, text: 'This message is being sent at this moment.' },
} as const

/** The answer to a request about a webhook that was refused: 404, 409. */
export const webhookProblem = (code: keyof typeof PROBLEMS): Response =>
  problem(PROBLEMS[code].status, code, PROBLEMS[code].text)

export const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }
