import type { Endpoint } from 'payload'
import { PERSON_PARTS } from '../../../domain/people/personRecord/personParts.schema'
import { keysOf } from '../../../platform/records.schema'
import { addNote } from './addNote'
import { invite } from './invite'
import { readPart } from './readPart'

/** The endpoints of a person's record, under `/api/users`. */
export const personRecordEndpoints: Endpoint[] = [...keysOf(PERSON_PARTS).map(readPart), addNote, invite]
