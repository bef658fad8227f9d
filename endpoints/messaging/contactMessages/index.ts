import type { Endpoint } from 'payload'
import { answer } from './answer'
import { attachment } from './attachment'
import { claim } from './claim'
import { handle } from './handle'
import { list } from './list'
import { listCsv } from './listCsv'
import { addNote } from './addNote'
import { send } from './send'
import { markSpam } from './markSpam'
import { thread } from './thread'

/** The endpoints of contact messages, under `/api/contact-messages`; `send` is in the place of Payload's own. */
export const contactMessageEndpoints: Endpoint[] = [
  send,
  list,
  ...listCsv,
  thread,
  handle,
  claim,
  markSpam,
  addNote,
  answer,
  attachment,
]
