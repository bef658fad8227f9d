import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../platform/toSlug'
import type { Publication } from '../../payload-types'
import { type TakeRefusal, takeUpload } from './uploads'
import { examineSoon } from './examineSoon'
import type { AddedPublication, newPublicationSchema } from './publicationForm.schema'
import { toPublicationData } from './toPublicationData'

type NewPublicationData = Omit<z.output<typeof newPublicationSchema>, 'file'>

const create = async (
  req: PayloadRequest,
  { isPublished, ...input }: NewPublicationData,
  file?: string,
): Promise<string> => {
  const data = {
    ...toPublicationData(input),
    ...(file && { file }),
    slug: '', // derived from the title
    _status: isPublished ? ('published' as const) : ('draft' as const),
  }
  const { id } = await req.payload.create({
    collection: 'publications',
    draft: !isPublished,
    data,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return id
}

/** The publication that shows a file already: of a request that broke off after it was made. */
const findByFile = async ({ payload }: PayloadRequest, file: string): Promise<string | undefined> =>
  (await payload.db.findOne<Publication>({ collection: 'publications', where: { file: { equals: file } } }))
    ?.id

const readAdded = async (req: PayloadRequest, id: string): Promise<AddedPublication> => {
  const { slug } = await req.payload.findByID({
    collection: 'publications',
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { id, slug }
}

/**
 * Adds a publication; its file is an upload that has arrived. The same upload sent again comes to the same publication.
 * Source: spec.md sections 5 and 7, "Add publication", "Admin create".
 */
export const addPublication = async (
  req: PayloadRequest,
  { file: key, ...data }: z.output<typeof newPublicationSchema>,
): Promise<AddedPublication | { refusal: 'no_file' } | TakeRefusal> => {
  const isVideo = data.category === 'videos'
  if (data.isPublished && !isVideo && !key) return { refusal: 'no_file' }
  if (!key || isVideo) return readAdded(req, await create(req, data))
  const taken = await takeUpload(req, {
    key,
    purpose: 'publication',
    name: toSlug(data.title),
    find: (file) => findByFile(req, file),
    make: (file) => create(req, data, file),
  })
  if ('refusal' in taken) return taken
  examineSoon(req)
  return readAdded(req, taken.id)
}
