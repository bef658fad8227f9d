import type { Endpoint } from 'payload'
import { leave } from './requestDeletion'
import { leaving } from './deletionState'
import { myData } from './exportOwnData'
import { stay } from './cancelDeletion'

/** The endpoints of leaving and of taking one's data along, under `/api/users`. */
export const leaveEndpoints: Endpoint[] = [leaving, leave, stay, myData]
