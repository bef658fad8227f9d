import type { Payload } from 'payload'
import { removeFile } from '../files'
import { isFileShown } from './isFileShown'

/** Removes a file unless something shows it. Fine to repeat. */
export const removeUnshownFile = async (payload: Payload, file: string): Promise<void> => {
  if (!(await isFileShown(payload, file))) await removeFile(payload, file)
}
