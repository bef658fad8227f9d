import type { Endpoint } from 'payload'
import { create } from './create'
import { list } from './list'
import { revoke } from './revoke'

/** The endpoints of staff for API keys, under `/api/api-keys`. */
export const apiKeyEndpoints: Endpoint[] = [list, create, revoke]
