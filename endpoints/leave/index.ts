import type { Endpoint } from 'payload'
import { leave } from './leave'
import { leaving } from './leaving'
import { myData } from './myData'
import { stay } from './stay'

/** The endpoints of leaving and of taking one's data along, under `/api/users`. */
export const leaveEndpoints: Endpoint[] = [leaving, leave, stay, myData]
