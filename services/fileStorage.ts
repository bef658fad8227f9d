import { diskStorage, uploadsOnDisk } from './diskStorage'
import type { FileStorage, UploadStorage } from './fileStorage.types'

/** The storage of files. Another implementation, such as one on S3, is chosen here. */
export const fileStorage: FileStorage = diskStorage

/** The storage of uploads that are not complete. */
export const uploadStorage: UploadStorage = uploadsOnDisk
