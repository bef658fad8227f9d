/** The folders of a store. */
export const FILES = 'files/'
const PICTURES = 'images/'
export const UPLOADS = 'uploads/'

/** The name of a stored file. @param key `ab/<uuid>` */
export const nameOfFile = (key: string): string => {
  if (!/^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key)) throw new Error('This is not the key of a stored file')
  return `${FILES}${key}`
}

/** The name under which a complete upload is stored as a file. @param upload its key, a UUID */
export const nameOfUpload = (upload: string): string => {
  if (!/^[0-9a-f-]{36}$/.test(upload)) throw new Error('This is not the key of an upload')
  return nameOfFile(`${upload.slice(0, 2)}/${upload}`)
}

/** The name of a picture. @param filename chosen by the server; a path is refused */
export const nameOfPicture = (filename: string): string => checkedName(`${PICTURES}${filename}`)

/** What a disk takes for each part of a path, in bytes; S3 takes more. */
const MAX_PART_BYTES = 255

const isPart = (part: string): boolean =>
  part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= MAX_PART_BYTES

/** Whether an object can have a name: it leads out of no folder, and both stores take it. */
const isObjectName = (name: string): boolean => !/[\\\0]/.test(name) && name.split('/').every(isPart)

/** Whether a picture can have a name, which comes from an address. */
export const isPictureName = (filename: string): boolean => isObjectName(`${PICTURES}${filename}`)

/** @throws when a name would lead out of its folder, or is none */
export const checkedName = (name: string): string => {
  if (!isObjectName(name)) throw new Error('This is not the name of a stored object')
  return name
}
