import type { Payload } from 'payload'
import { toSlug } from '../../platform/toSlug'
import { moveContentVersion } from '../content/contentVersionRepository'
import type { Media, Publication } from '../../payload-types'
import { type FirstPage, MAX_DRAWN_BYTES, drawFirstPage } from '../../platform/pdf/drawFirstPage'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { hashFile, storedPath } from '../files/fileStorage'

/** How long a process that was killed keeps a file from being examined. Hashing 100 GB takes some minutes. */
const LEASE_MS = 30 * 60_000

interface Unexamined {
  _id: unknown
  key: string
  size: number
  /** Of a file that was stored whole. */
  sha256?: string
}

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

/**
 * Gives a publication its number of pages, and a cover if it has none. Writes these fields alone: Payload's own
 * update would write back all the others as they were read, over what a colleague saves at the same moment, and
 * would count as a change.
 */
const complete = async (
  payload: Payload,
  { id, title, coverImage }: Publication,
  file: string,
  { pages, picture }: FirstPage,
): Promise<void> => {
  const cover = coverImage ? undefined : await provideCover(payload, file, title, picture)
  const publications = modelOf(payload, 'publications')
  const versions = payload.db.versions.publications
  const silently = { timestamps: false }
  await publications.updateOne({ _id: id, file }, { $set: { filePages: pages } }, silently)
  await versions?.updateOne(
    { parent: id, latest: true, 'version.file': file },
    { $set: { 'version.filePages': pages } },
    silently,
  )
  if (cover) {
    await publications.updateOne(
      { _id: id, file, coverImage: null },
      { $set: { coverImage: cover } },
      silently,
    )
    await versions?.updateOne(
      { parent: id, latest: true, 'version.file': file, 'version.coverImage': null },
      { $set: { 'version.coverImage': cover } },
      silently,
    )
  }
  await moveContentVersion(payload, 'content')
}

const publicationOf = async (payload: Payload, file: string): Promise<Publication | undefined> => {
  const { docs } = await payload.find({
    collection: 'publications',
    draft: true,
    where: { file: { equals: file } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
  }) // by the server itself
  return docs[0]
}

const examine = async (payload: Payload, { _id, key, size, sha256: known }: Unexamined): Promise<void> => {
  const id = String(_id)
  // of an upload, the publication may be saved while it is drawn; of what was stored before, only a publication's is
  const isDrawn = size <= MAX_DRAWN_BYTES && (!known || (await publicationOf(payload, id)))
  const [sha256, first] = await Promise.all([
    known ?? hashFile(key),
    isDrawn ? drawFirstPage(storedPath(key)) : undefined,
  ])
  const publication = first && (await publicationOf(payload, id))
  if (publication) await complete(payload, publication, id, first)
  // last: what broke off is begun again
  await modelOf(payload, 'files').updateOne(
    { _id },
    {
      $set: { sha256, examinedAt: new Date(), ...(first && { pages: first.pages }) },
      $unset: { examiningUntil: 1 },
    },
  )
}

/**
 * Stores the hash and the number of pages of each uploaded PDF, and draws a cover for its publication if it
 * has none, also in a fresh installation. A publication whose file cannot be drawn stays without a cover. Safe
 * to run twice, and in several processes at once.
 * @param signal stops after the current file
 */
export const examineFiles = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  const files = modelOf(payload, 'files')
  while (!signal?.aborted) {
    const now = new Date()
    const file = await files
      .findOneAndUpdate(
        {
          contentType: 'application/pdf',
          examinedAt: null,
          $or: [{ examiningUntil: null }, { examiningUntil: { $lte: now } }],
        },
        { $set: { examiningUntil: new Date(now.getTime() + LEASE_MS) } },
      )
      .lean<Unexamined>()
    if (!file) return
    await examine(payload, file)
  }
}
