import type { Endpoint } from 'payload'
import { badges } from './badges'
import { list } from './list'
import { give, overview } from './passes'
import { sync } from './sync'
import { withdraw } from './withdraw'

/** The endpoints of the door, under `/api/events`. */
export const doorEndpoints: Endpoint[] = [list, sync, overview, give, withdraw, badges]
