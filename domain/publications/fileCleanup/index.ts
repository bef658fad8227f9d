/** Removes files and uploads that nothing needs any more. Knows all subjects that show files; none of them knows it. */
export { removeAbandonedUploads } from './removeAbandonedUploads'
export { removeUnshownFile } from './removeUnshownFile'
