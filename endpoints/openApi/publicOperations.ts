import { z } from 'zod'
import { contactSchema } from '../../domain/messaging/contactMessages/contactForm.schema'
import { directorySchema } from '../../domain/people/directory/directory.schema'
import { openListSchema } from '../../domain/content/jobOpenings/jobOpenings.schema'
import { searchSchema } from '../../domain/content/search/search.schema'
import type { ApiOperation } from './apiOperation.types'
import {
  directoryAnswer,
  directoryMemberAnswer,
  eventsAnswer,
  openingsAnswer,
  publicationsAnswer,
  searchAnswer,
  seatCountsAnswer,
  verifiedMembershipAnswer,
} from './publicAnswers'

/** The gateway bounds these for every list of content. */
const contentQuery = z.object({
  limit: z.int().min(1).max(100).default(10),
  page: z.int().min(1).default(1),
  sort: z.string().max(100).optional().describe('A field, descending with a minus before it.'),
})

const unconfirmed = 'The account has no confirmed address or no current membership'
const NO_SESSION = { description: 'Nobody is signed in' }
const EVENT_ID = { id: 'The id of the event.' }

/** What visitors read and send. */
const forEverybody: readonly ApiOperation[] = [
  {
    method: 'get',
    path: '/api/events',
    tag: 'Public',
    summary: 'Published events',
    access: 'everybody',
    query: contentQuery,
    answers: { 200: { description: 'A page of events', schema: eventsAnswer } },
  },
  {
    method: 'get',
    path: '/api/events/seats',
    tag: 'Public',
    summary: 'How many seats of open events are taken',
    access: 'everybody',
    answers: { 200: { description: 'Seats by event', schema: seatCountsAnswer } },
  },
  {
    method: 'get',
    path: '/api/publications',
    tag: 'Public',
    summary: 'Published publications',
    access: 'everybody',
    query: contentQuery,
    answers: { 200: { description: 'A page of publications', schema: publicationsAnswer } },
  },
  {
    method: 'get',
    path: '/api/search',
    tag: 'Public',
    summary: 'Published content and members by their name',
    access: 'everybody',
    query: searchSchema,
    answers: {
      200: { description: 'Results, by kind', schema: searchAnswer },
      400: { description: 'The text is missing or too long' },
    },
  },
  {
    method: 'get',
    path: '/api/job-openings/open',
    tag: 'Public',
    summary: 'Published job openings',
    access: 'everybody',
    query: openListSchema,
    answers: {
      200: { description: 'A page of openings', schema: openingsAnswer },
      400: { description: 'The query is not known' },
    },
  },
  {
    method: 'get',
    path: '/api/memberships/verify/{number}',
    tag: 'Public',
    summary: 'Whether a membership number is valid',
    access: 'everybody',
    parameters: { number: 'The membership number, as on the certificate.' },
    answers: {
      200: { description: 'What the reader of a certificate may know', schema: verifiedMembershipAnswer },
      404: { description: 'There is no membership with this number' },
      429: { description: 'Too many from one address' },
    },
  },
  {
    method: 'post',
    path: '/api/contact-messages',
    tag: 'Public',
    summary: 'Send a message to the staff',
    access: 'everybody',
    body: contactSchema,
    answers: {
      201: { description: 'Received', schema: z.object({ outcome: z.literal('received') }) },
      400: { description: 'Some fields are wrong' },
      429: { description: 'Too many messages from one address' },
    },
  },
]

/** What members do, signed in. */
const forMembers: readonly ApiOperation[] = [
  {
    method: 'get',
    path: '/api/directory',
    tag: 'Members',
    summary: 'The member directory',
    access: 'session',
    query: directorySchema,
    answers: {
      200: { description: 'A page of members', schema: directoryAnswer },
      400: { description: 'The query is not known' },
      401: NO_SESSION,
      403: { description: unconfirmed },
    },
  },
  {
    method: 'get',
    path: '/api/directory/{id}',
    tag: 'Members',
    summary: 'A member of the directory',
    access: 'session',
    parameters: { id: 'The id of the member in the directory.' },
    answers: {
      200: { description: 'The member', schema: directoryMemberAnswer },
      401: NO_SESSION,
      403: { description: unconfirmed },
      404: { description: 'Not in the directory' },
    },
  },
  {
    method: 'post',
    path: '/api/events/{id}/registration',
    tag: 'Members',
    summary: 'Register for an event',
    access: 'session',
    parameters: EVENT_ID,
    answers: {
      200: {
        description: 'Registered',
        schema: z.object({ outcome: z.enum(['registered', 'already_registered']) }),
      },
      401: NO_SESSION,
      404: { description: 'There is no such event' },
      409: { description: 'Full or closed' },
    },
  },
  {
    method: 'delete',
    path: '/api/events/{id}/registration',
    tag: 'Members',
    summary: 'Cancel the own registration',
    access: 'session',
    parameters: EVENT_ID,
    answers: {
      200: { description: 'Cancelled', schema: z.object({ outcome: z.literal('cancelled') }) },
      401: NO_SESSION,
      404: { description: 'There is no such event' },
    },
  },
]

export const publicOperations: readonly ApiOperation[] = [...forEverybody, ...forMembers]
