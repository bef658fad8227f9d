import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { toSlug } from '../../platform/toSlug'
import type { Publication } from '../../payload-types'
import { confirmStep } from '../content'
import { type TakeRefusal, takeUpload } from './uploads'
import { examineSoon } from './examineFiles'
import type {
  AddedPublication,
  newPublicationSchema,
  publicationUpdateSchema,
  visibilitySchema,
} from './publicationForm.schema'
import { isLatestVersion } from './findPublication'

/** A day as a moment that is this day wherever the association's people are. */
const NOON = 'T12:00:00.000Z'

/** A form's values as the collection stores them. */
const toPublicationData = <Input extends { publishedDate: string }>({ publishedDate, ...rest }: Input) => ({
  ...rest,
  publishedDate: `${publishedDate}${NOON}`,
})

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

/**
 * Changes a publication. What readers see changes with it; a draft stays one. A new file is an upload that has arrived.
 * @param publication its latest version, as the caller may read it
 * @returns when it was saved
 */
export const updatePublication = async (
  req: PayloadRequest,
  publication: Publication,
  { updatedAt: baseVersion, file: key, ...form }: z.output<typeof publicationUpdateSchema>,
): Promise<{ updatedAt: string } | { refusal: 'version_conflict' | 'no_file' } | TakeRefusal> => {
  if (!isLatestVersion(publication, baseVersion)) return { refusal: 'version_conflict' }
  const { id, _status } = publication
  const isVideo = form.category === 'videos'
  if (_status === 'published' && !isVideo && !key && !publication.file) return { refusal: 'no_file' }
  let updatedAt = publication.updatedAt
  const save = async (file?: string): Promise<string> => {
    const saved = await req.payload.update({
      collection: 'publications',
      id,
      draft: _status !== 'published',
      // two saves that are based on the same version do not both get through
      data: { ...toPublicationData(form), ...(file && { file }), _status, updatedAt: baseVersion },
      depth: 0,
      overrideAccess: false,
      req,
    })
    updatedAt = saved.updatedAt
    return id
  }
  if (!key || isVideo) {
    await save()
    return { updatedAt }
  }
  const taken = await takeUpload(req, {
    key,
    purpose: 'publication',
    name: toSlug(form.title),
    find: async () => undefined,
    make: save,
  })
  if ('refusal' in taken) return taken
  examineSoon(req)
  return { updatedAt }
}

/**
 * Publishes a publication, or withdraws it.
 * @param publication its latest version, as the caller may read it
 */
export const setVisibility = async (
  req: PayloadRequest,
  publication: Publication,
  { isPublished, updatedAt: baseVersion }: z.output<typeof visibilitySchema>,
): Promise<{ updatedAt: string } | { refusal: 'version_conflict' | 'no_file' }> => {
  if (!isLatestVersion(publication, baseVersion)) return { refusal: 'version_conflict' }
  if (isPublished && !(publication.file ?? publication.videoUrl)) return { refusal: 'no_file' }
  const { updatedAt } = await req.payload.update({
    collection: 'publications',
    id: publication.id,
    data: { _status: isPublished ? 'published' : 'draft' },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { updatedAt }
}

/**
 * Moves a publication to the trash. The caller has been shown where it is linked from.
 * @param publication its latest version, as the caller may read it
 * @throws APIError 409 `in_use` when a page shows it
 */
export const trashPublication = async (
  req: PayloadRequest,
  publication: Publication,
  baseVersion: string,
): Promise<{ trashed: true } | { refusal: 'version_conflict' }> => {
  if (!isLatestVersion(publication, baseVersion)) return { refusal: 'version_conflict' }
  confirmStep(req, 'trash')
  await req.payload.update({
    collection: 'publications',
    id: publication.id,
    data: { deletedAt: new Date().toISOString() },
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { trashed: true }
}
