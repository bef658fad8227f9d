import type { Endpoint } from 'payload'
import { append } from './append'
import { begin } from './begin'
import { cancel } from './cancel'
import { state } from './state'

/** Resumable uploads, under `/api/uploads`. What becomes of a file is decided by the endpoint that takes it over. */
export const uploadEndpoints: Endpoint[] = [begin, append, state, cancel]
