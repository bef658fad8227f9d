import { randomUUID } from 'node:crypto'

/** The key of a new file. Keys are chosen in this module and nowhere else. */
export const createFileKey = (): string => {
  const id = randomUUID()
  return `${id.slice(0, 2)}/${id}`
}

/** The key of the stored file that an upload becomes: always the same, so that adopting it can be repeated. */
export const fileKeyOfUpload = (upload: string): string => `${upload.slice(0, 2)}/${upload}`
