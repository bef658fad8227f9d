import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/** What the server finds out about a file is not a change of the publication. */
const SILENTLY = { timestamps: false }

const publicationsOf = (payload: Payload) => modelOf(payload, 'publications')

const versionsOf = ({ db }: Payload) => db.versions.publications

/** Which of these publications readers see, in their latest version or an earlier one. */
export const findPublishedIds = async (payload: Payload, ids: readonly string[]): Promise<Set<string>> => {
  const published: unknown[] = await publicationsOf(payload).distinct('_id', {
    _id: { $in: ids },
    _status: 'published',
  })
  return new Set(published.map(String))
}

/** Whether a publication, or an earlier version of one, shows a file. */
export const isFileOfPublication = async (payload: Payload, file: string): Promise<boolean> => {
  const found = await Promise.all([
    publicationsOf(payload).exists({ file }),
    versionsOf(payload)?.exists({ 'version.file': file }),
  ])
  return found.some(Boolean)
}

/** The files of a publication, those of its earlier versions included. */
export const findFilesOfPublication = async (payload: Payload, id: string | number): Promise<string[]> => {
  const current: unknown[] = await publicationsOf(payload).distinct('file', { _id: id })
  const earlier: unknown[] = (await versionsOf(payload)?.distinct('version.file', { parent: id })) ?? []
  return [...new Set([...current, ...earlier].filter(Boolean).map(String))]
}

/** A publication, while it shows a file. */
export interface ShownFile {
  id: string
  file: string
}

/**
 * Records how many pages a publication's file has. Writes this field alone: Payload's own update would write back all
 * the others as they were read, over what a colleague saves at the same moment, and would count as a change.
 */
export const recordPages = async (
  payload: Payload,
  { id, file }: ShownFile,
  pages: number,
): Promise<void> => {
  await publicationsOf(payload).updateOne({ _id: id, file }, { $set: { filePages: pages } }, SILENTLY)
  await versionsOf(payload)?.updateOne(
    { parent: id, latest: true, 'version.file': file },
    { $set: { 'version.filePages': pages } },
    SILENTLY,
  )
}

/** Gives a publication a cover if it has none. Writes this field alone, for the same reason. */
export const recordCover = async (
  payload: Payload,
  { id, file }: ShownFile,
  cover: string,
): Promise<void> => {
  await publicationsOf(payload).updateOne(
    { _id: id, file, coverImage: null },
    { $set: { coverImage: cover } },
    SILENTLY,
  )
  await versionsOf(payload)?.updateOne(
    { parent: id, latest: true, 'version.file': file, 'version.coverImage': null },
    { $set: { 'version.coverImage': cover } },
    SILENTLY,
  )
}
