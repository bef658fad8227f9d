import type { Endpoint } from 'payload'
import { answer } from './answer'
import { look } from './look'
import { nameSponsor, sponsors } from './sponsors'
import { withdraw } from './withdraw'

/** The endpoints of sponsors, nominators and nominees, under `/api/endorsements`. */
export const endorsementEndpoints: Endpoint[] = [sponsors, nameSponsor, withdraw, look, answer]
