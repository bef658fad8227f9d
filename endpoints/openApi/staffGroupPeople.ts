import {
  candidatesSchema,
  groupDecisionSchema,
  groupDocumentSchema,
  groupPeopleSchema,
  groupRequestsSchema,
  groupSchema,
  newTermSchema,
  officeTermSchema,
  termDatesSchema,
} from '../../domain/groups/groups.schema'
import { recordAnswer, officesAnswer, candidatesAnswer, requestsAnswer, idAnswer } from './groupAnswers'
import { outcomeAnswer } from './staffAnswers'
import {
  CSV,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  adds,
  reads,
  sends,
} from './staffParts'

const GROUP_ID = { id: 'The id of the group.' }
const NO_GROUP = { 404: { description: 'There is no such group, or it is of another branch' } }
const NO_RECORD = { 404: { description: 'There is none, or it is of another branch' } }
const IN_ALREADY = { 409: { description: 'The person is in the group at that time' } }

/** What staff and leads do with groups. */
export const groupPeopleOperations: readonly StaffOperation[] = [
  {
    method: 'post',
    path: '/api/groups/add',
    summary: 'Add a group',
    body: groupSchema,
    answers: {
      ...adds(idAnswer, 'Added'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      409: { description: 'Another group has the name' },
    },
  },
  {
    method: 'get',
    path: '/api/groups/{id}/record',
    summary: 'A group with its offices and documents',
    parameters: GROUP_ID,
    answers: { ...reads(recordAnswer, 'The group'), ...REFUSALS, ...NO_GROUP },
  },
  {
    method: 'post',
    path: '/api/groups/{id}/change',
    summary: 'Change a group, also where it stands in the tree',
    parameters: GROUP_ID,
    body: groupSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_GROUP,
    },
  },
  {
    method: 'get',
    path: '/api/groups/{id}/candidates',
    summary: 'People who can be added to a group',
    parameters: GROUP_ID,
    query: candidatesSchema,
    answers: { ...reads(candidatesAnswer, 'The people'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_GROUP },
  },
  {
    method: 'get',
    path: '/api/groups/{id}/people.csv',
    summary: 'The people of a group, or of its branch, as a table',
    parameters: GROUP_ID,
    query: groupPeopleSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF, ...NO_GROUP },
  },
  {
    method: 'post',
    path: '/api/groups/{id}/people',
    summary: 'Enter a person’s term in a group',
    parameters: GROUP_ID,
    body: newTermSchema,
    answers: {
      ...adds(idAnswer, 'Entered'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_GROUP,
      ...IN_ALREADY,
    },
  },
  {
    method: 'post',
    path: '/api/groups/terms/{id}/change',
    summary: 'Change the days of a term in a group, or end it',
    parameters: { id: 'The id of the term.' },
    body: termDatesSchema,
    answers: {
      ...reads(outcomeAnswer('changed'), 'Changed'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_RECORD,
      ...IN_ALREADY,
    },
  },
  {
    method: 'get',
    path: '/api/groups/requests',
    summary: 'Requests to join groups, the oldest open ones first',
    query: groupRequestsSchema,
    answers: { ...reads(requestsAnswer, 'A page of requests'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/groups/requests/{id}/decision',
    summary: 'Accept or refuse a request to join a group; the member is told by mail',
    parameters: { id: 'The id of the request.' },
    body: groupDecisionSchema,
    answers: {
      ...reads(outcomeAnswer('decided'), 'Decided'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_RECORD,
      409: { description: 'It was decided otherwise meanwhile' },
    },
  },
  {
    method: 'get',
    path: '/api/groups/offices',
    summary: 'The terms of office of the association',
    answers: { ...reads(officesAnswer, 'The terms of office'), ...REFUSALS },
  },
  {
    method: 'post',
    path: '/api/groups/offices',
    summary: 'Enter a term of office of a group or of the association',
    body: officeTermSchema,
    answers: { ...adds(idAnswer, 'Entered'), ...WRONG_FIELDS, ...REFUSALS, ...NO_RECORD },
  },
  {
    method: 'post',
    path: '/api/groups/offices/{id}/change',
    summary: 'Change a term of office',
    parameters: { id: 'The id of the term of office.' },
    body: officeTermSchema,
    answers: { ...reads(idAnswer, 'Changed'), ...WRONG_FIELDS, ...REFUSALS, ...NO_RECORD },
  },
  {
    method: 'post',
    path: '/api/groups/{id}/documents',
    summary: 'Add a document for the members of a group; sent again it is answered alike',
    parameters: GROUP_ID,
    body: groupDocumentSchema,
    answers: {
      ...adds(idAnswer, 'Added'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_GROUP,
      409: { description: 'The upload is not complete' },
      415: { description: 'The file is of another kind' },
    },
  },
  {
    method: 'get',
    path: '/api/groups/documents/{id}/content',
    summary: 'A document of a group',
    parameters: { id: 'The id of the document.' },
    answers: {
      ...sends('*/*', 'The document'),
      206: { description: 'The part that was asked for', file: '*/*' },
      401: REFUSALS[401],
      ...NO_RECORD,
    },
  },
  {
    method: 'post',
    path: '/api/groups/documents/{id}/remove',
    summary: 'Remove a document of a group',
    parameters: { id: 'The id of the document.' },
    answers: { ...reads(outcomeAnswer('removed'), 'Removed'), ...REFUSALS, ...NO_RECORD },
  },
]
