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

/** @throws when a name would lead out of its folder, or is none */
export const checkedName = (name: string): string => {
  const isAllowed =
    !/[\\\0]/.test(name) && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  if (!isAllowed) throw new Error('This is not the name of a stored object')
  return name
}
