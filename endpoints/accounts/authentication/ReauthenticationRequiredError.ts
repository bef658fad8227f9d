import { APIError } from 'payload'
import { REAUTHENTICATION_REQUIRED, REAUTHENTICATION_TEXT } from './requireRecentAuth'

/**
 * Thrown inside Payload's own operations, where an endpoint would answer with `requireRecentAuth`'s refusal.
 */
export class ReauthenticationRequiredError extends APIError<{ code: string }> {
  constructor() {
    super(REAUTHENTICATION_TEXT, 401, { code: REAUTHENTICATION_REQUIRED }, true)
  }
}
