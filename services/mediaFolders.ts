import path from 'node:path'

/** The folder of files, or, when they are in S3, of what is on its way there. */
export const mediaDir = (): string => path.resolve(process.env.MEDIA_DIR || 'media')

/** The folder of incomplete uploads and of requests that are arriving: on the file system of the files. */
export const uploadsDir = (): string => path.join(mediaDir(), 'uploads')
