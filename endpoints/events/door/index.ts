import type { Endpoint } from 'payload'
import { badges } from './badges'
import { give } from './give'
import { list } from './list'
import { overview } from './overview'
import { sync } from './sync'
import { withdraw } from './withdraw'

/** The endpoints of the door, under `/api/events`. */
export const doorEndpoints: Endpoint[] = [list, sync, overview, give, withdraw, badges]
