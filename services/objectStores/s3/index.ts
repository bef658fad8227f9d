/** A store that speaks S3. Nothing of it is loaded where files are in a folder. */
export { openS3 } from './openS3'
