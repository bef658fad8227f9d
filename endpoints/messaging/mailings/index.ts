import type { Endpoint } from 'payload'
import { control, send, test } from './act'
import { choices, list } from './list'
import { count, detail, people, preview } from './read'
import { add, change } from './write'

/** The endpoints of mailings, under `/api/mailings`. */
export const mailingEndpoints: Endpoint[] = [
  list,
  choices,
  detail,
  count,
  preview,
  people,
  add,
  change,
  test,
  send,
  control,
]
