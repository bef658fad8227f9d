/** Files on their way in, and what becomes of them once they are complete. */
export { type BeginRefusal, beginUpload } from './beginUpload'
export { type OpenUploadRefusal, findOpenUpload } from './findOpenUpload'
export { checkBytes, prepareForBytes } from './receiveBytes'
export { removeUpload } from './removeUpload'
export { type TakeRefusal, takeUpload } from './takeUpload'
export { refuseUploader } from './uploadRules'
export { uploadServer } from './uploadServer'
export { uploadWhole } from './uploadWhole'
export {
  claimExpiredUpload,
  claimUpload,
  findUploadDocument,
  hasUpload,
  releaseUpload,
  type StoredUpload,
} from './uploadsRepository'
