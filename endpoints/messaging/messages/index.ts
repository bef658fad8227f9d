import type { Endpoint } from 'payload'
import { answer } from './answer'
import { block, removeListed, unblock } from './block'
import { conversation, read } from './conversation'
import { mine, state } from './mine'
import { recipient } from './recipient'
import { report } from './report'
import { send } from './send'

/** The endpoints of members' messages, under `/api/member-messages`. */
export const memberMessageEndpoints: Endpoint[] = [
  mine,
  state,
  recipient,
  send,
  removeListed,
  conversation,
  read,
  answer,
  block,
  unblock,
  report,
]
