import type { Endpoint } from 'payload'
import { stay } from './cancelDeletion'
import { deletionState } from './deletionState'
import { myData } from './exportOwnData'
import { leave } from './requestDeletion'

/** The endpoints of deleting an account and of exporting one's data, under `/api/users`. */
export const personalDataEndpoints: Endpoint[] = [deletionState, leave, stay, myData]
