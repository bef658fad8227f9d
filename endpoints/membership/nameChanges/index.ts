import type { Endpoint } from 'payload'
import { decide } from './decide'
import { document } from './document'
import { list } from './list'
import { mine } from './mine'
import { request } from './request'
import { withdraw } from './withdraw'

/** The endpoints of changes of the registered name, under `/api/name-changes`. */
export const nameChangeEndpoints: Endpoint[] = [mine, list, request, withdraw, decide, document]
