import type { Endpoint } from 'payload'
import { choose, look } from './preferences'
import { person, resume, set } from './staff'
import { openUnsubscribe, unsubscribe } from './unsubscribe'

/** The endpoints of what people agreed to receive, under `/api/consents`. */
export const consentEndpoints: Endpoint[] = [look, choose, unsubscribe, openUnsubscribe, person, set, resume]
