/** Stored files: their bytes lie in file storage, their descriptions in `files`. */
export { adoptUpload, findFileOfUpload, removeAdoptedBytes } from './adoptUpload'
export { type UnexaminedFile, claimUnexaminedFile, findFileKey, recordExamination } from './filesRepository'
export { readFileContent, removeFile, type NewFile, storeFile } from './storeFile'
