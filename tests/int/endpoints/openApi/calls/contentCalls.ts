import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { modelOf } from '../../../../../platform/database'
import { makeEvent } from '../../../../helpers/events'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

const SLUGS = [
  'chapters',
  'divisions',
  'faqs',
  'media',
  'news',
  'officers',
  'pages',
  'policies',
  'publications',
] as const

/** On records of their own, of which nothing but the name is read. */
export const contentCalls = async ({ payload }: TestApp): Promise<Calls> => {
  const event = await makeEvent(payload)
  const calls: Calls = { 'get /api/events/{id}/uses': { path: `/api/events/${event.id}/uses` } }
  for (const slug of SLUGS) {
    const _id = new ObjectId()
    const word = randomUUID()
    await modelOf(payload, slug).collection.insertOne({ _id, title: word, name: word, slug: word })
    calls[`get /api/${slug}/{id}/uses`] = { path: `/api/${slug}/${_id.toHexString()}/uses` }
  }
  return calls
}
