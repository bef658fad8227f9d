import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
} from 'payload'
import type { Media } from '../../../payload-types'
import { pictureStorage } from '../../../services/fileStorage'

/** The names of a picture's files: the picture itself, and it in each size that it has. */
const namesOf = ({ filename, sizes }: Partial<Media>): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(
    (name) => typeof name === 'string',
  )

/** Stores an uploaded picture and its sizes before its document names them. In a folder Payload has done so. */
export const storePictures: CollectionBeforeChangeHook<Media> = async ({ data, req }) => {
  const { file, payloadUploadSizes: contents = {} } = req
  if (!file || !data.filename || !(await pictureStorage.isOurs())) return
  await pictureStorage.put(data.filename, file.data, data.mimeType)
  for (const [size, content] of Object.entries(contents)) {
    const { filename, mimeType } = data.sizes?.[size as keyof NonNullable<Media['sizes']>] ?? {}
    if (filename) await pictureStorage.put(filename, content, mimeType)
  }
}

const remove = async (names: string[]): Promise<void> => {
  if (!(await pictureStorage.isOurs())) return
  await Promise.all(names.map((name) => pictureStorage.remove(name)))
}

/** Removes the files that a picture had before it was replaced. */
export const removeReplacedPictures: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
}) => {
  if (operation !== 'update') return
  const kept = namesOf(doc)
  await remove(namesOf(previousDoc).filter((name) => !kept.includes(name)))
}

/** Removes the files of a deleted picture. */
export const removeDeletedPictures: CollectionAfterDeleteHook<Media> = ({ doc }) => remove(namesOf(doc))
