import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../platform/toSlug'
import type { Publication } from '../../payload-types'
import { fieldProblem, invalid, readJson } from '../answers'
import { takeUpload } from '../uploads/takeUpload'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'
import { toData } from './editing'
import { examineSoon } from '../../domain/publications/examineSoon'
import { refuseOthers } from './refuseOthers'
import { type AddedPublication, newPublicationSchema } from '../../domain/publications/publicationForm.schema'

const create = async (
  req: PayloadRequest,
  { isPublished, ...input }: z.output<typeof newPublicationSchema>,
  file?: string,
): Promise<string> => {
  const data = {
    ...toData(input),
    ...(file && { file }),
    _status: isPublished ? 'published' : 'draft',
  } as Publication
  return (
    await req.payload.create({
      collection: 'publications',
      draft: !isPublished,
      data,
      depth: 0,
      overrideAccess: false,
      req,
    })
  ).id
}

/** The publication that shows a file already: of a request that broke off after it was made. */
const publicationOf = async ({ payload }: PayloadRequest, file: string): Promise<string | undefined> =>
  (await payload.db.findOne<Publication>({ collection: 'publications', where: { file: { equals: file } } }))
    ?.id

/**
 * `POST /api/publications/add` `NewPublication`: adds a publication; its file is an upload that has arrived. The same
 * upload sent again answers with the same publication. Answers 201 `AddedPublication`, 400, 401, 403, 404, 409, 415.
 * Source: spec.md sections 5 and 7, "Add publication", "Admin create".
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const refusal = refuseOthers(req)
    if (refusal) return refusal
    const input = newPublicationSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const { file: key, ...data } = input.data
    const isVideo = data.category === 'videos'
    if (data.isPublished && !isVideo && !key) return fieldProblem(400, 'no_file', 'file', UPLOAD_TEXTS.notPdf)
    let id: string
    if (key && !isVideo) {
      const taken = await takeUpload(req, {
        key,
        purpose: 'publication',
        name: toSlug(data.title),
        find: (file) => publicationOf(req, file),
        make: (file) => create(req, data, file),
      })
      if ('refusal' in taken) return taken.refusal
      id = taken.id
      examineSoon(req)
    } else {
      id = await create(req, data)
    }
    const { slug } = await req.payload.findByID({
      collection: 'publications',
      id,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ id, slug } satisfies AddedPublication, { status: 201 })
  },
}
