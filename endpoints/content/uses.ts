import type { CollectionSlug, Endpoint, Where } from 'payload'
import { findUses } from '../../domain/content'
import { isObjectId } from '../../platform/isObjectId'
import { isKeyOf } from '../../platform/records.schema'
import { problem } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { staffScope } from '../events/staffScope'
import { admittedBy } from '../guards'
import { refuseWithout } from '../refuseWithout'
import { RECORDS, usesAnswer } from './contentSchemas'

/** Editors see the uses of all records of a collection. */
const everyRecord = admittedBy((req): { visible: Where } | { refusal: Response } => {
  const refusal = refuseWithout('content', req)
  return refusal ? { refusal } : { visible: {} }
})

const notFound = (): Response => problem(404, 'not_found', 'This record could not be found')

/**
 * `GET /api/<collection>/:id/uses`: the places where a record is used, also in drafts and the trash, for
 * editors and who manages events.
 * Answers 200 `Uses`, 401, 403, 404.
 */
export const usesOf = (slug: string): Omit<Endpoint, 'root'> =>
  declareEndpoint({
    method: 'get',
    path: '/:id/uses',
    operation: isKeyOf(RECORDS, slug)
      ? {
          tag: 'Staff: content',
          summary: `Where ${RECORDS[slug]} is used, also in drafts and the trash`,
          parameters: { id: 'The id of the record.' },
          answers: { ...reads(usesAnswer, 'The places'), 404: 'There is no such record' },
        }
      : undefined,
    access: slug === 'events' ? admittedBy((req) => staffScope(req, 'changeEvents')) : everyRecord,
    handler: async (req, { visible }) => {
      const id = req.routeParams?.id
      const collection = slug as CollectionSlug
      if (!isObjectId(id)) return notFound()
      const { docs } = await req.payload.find({
        collection,
        where: { and: [visible, { id: { equals: id } }] },
        trash: true,
        limit: 1,
        pagination: false,
        depth: 0,
        select: {},
        overrideAccess: false,
        req,
      })
      if (docs.length === 0) return notFound()
      return Response.json(await findUses(req.payload, collection, id.toLowerCase()))
    },
  })
