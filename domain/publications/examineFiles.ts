import type { Payload, PayloadRequest } from 'payload'
import { toSlug } from '../../platform/toSlug'
import type { Media, Publication } from '../../payload-types'
import { type FirstPage, drawFirstPage, MAX_DRAWN_BYTES } from '../../platform/pdf/drawFirstPage'
import { isDuplicateKey } from '../../platform/database'
import { fileStorage } from '../../services/fileStorage'
import { moveContentVersion } from '../content/contentVersions'
import { type UnexaminedFile, claimUnexaminedFile, recordExamination } from './files'
import { recordCover, recordPages } from './publicationsRepository'

/** A picture of a file's first page, made once however often it is asked for. */
const provideCover = async (
  payload: Payload,
  file: string,
  title: string,
  picture: Buffer,
): Promise<string> => {
  const known = await payload.db.findOne<Media>({ collection: 'media', where: { coverOf: { equals: file } } })
  if (known) return known.id
  try {
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: `First page of “${title}”`.slice(0, 300), coverOf: file },
      file: {
        data: picture,
        mimetype: 'image/png',
        name: `${toSlug(title) || 'cover'}.png`,
        size: picture.length,
      },
      overrideAccess: true, // drawn by the server itself
    })
    return id
  } catch (error) {
    const other =
      isDuplicateKey(error) &&
      (await payload.db.findOne<Media>({ collection: 'media', where: { coverOf: { equals: file } } }))
    if (other) return other.id
    throw error
  }
}

/** Gives a publication its number of pages, and a cover if it has none. */
const complete = async (
  payload: Payload,
  { id, title, coverImage }: Publication,
  file: string,
  { pages, picture }: FirstPage,
): Promise<void> => {
  const cover = coverImage ? undefined : await provideCover(payload, file, title, picture)
  await recordPages(payload, { id, file }, pages)
  if (cover) await recordCover(payload, { id, file }, cover)
  await moveContentVersion(payload, 'content')
}

const findByFile = async (payload: Payload, file: string): Promise<Publication | undefined> => {
  const { docs } = await payload.find({
    collection: 'publications',
    draft: true,
    where: { file: { equals: file } },
    depth: 0,
    limit: 1,
    overrideAccess: true, // by the server itself
  })
  return docs[0]
}

const examine = async (
  payload: Payload,
  { _id, key, size, sha256: known }: UnexaminedFile,
): Promise<void> => {
  const id = String(_id)
  // of an upload, the publication may be saved while it is drawn; of what was stored before, only a publication's is
  const isDrawn = size <= MAX_DRAWN_BYTES && (!known || (await findByFile(payload, id)))
  const [sha256, first] = await Promise.all([
    known ?? fileStorage.hash(key),
    isDrawn ? fileStorage.withLocalFile(key, drawFirstPage) : undefined,
  ])
  const publication = first && (await findByFile(payload, id))
  if (publication) await complete(payload, publication, id, first)
  // last: an examination that broke off is begun again
  await recordExamination(payload, _id, { sha256, pages: first?.pages })
}

/**
 * Stores the hash and the number of pages of each uploaded PDF, and draws a cover for its publication if it
 * has none, also in a fresh installation. A publication whose file cannot be drawn stays without a cover. Safe
 * to run twice, and in several processes at once.
 * @param signal stops after the current file
 */
export const examineFiles = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  while (!signal?.aborted) {
    const file = await claimUnexaminedFile(payload)
    if (!file) return
    await examine(payload, file)
  }
}

/** Examines files that just arrived, after the answer is sent. The job repeats what fails. */
export const examineSoon = ({ payload }: Pick<PayloadRequest, 'payload'>): void => {
  setImmediate(() => {
    examineFiles(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error }, 'a new file could not be examined; it is tried again'),
    )
  })
}
