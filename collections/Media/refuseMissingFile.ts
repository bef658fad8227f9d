import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { problem } from '../../endpoints/answers'
import { isPictureInTrash } from '../../domain/content'
import { imageSizes } from './imageSizes'

const NAMES = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]

/**
 * Answers 404 for a file that is not there, whatever its name looks like; Payload would call that an error of
 * the server. The same for a picture in the trash.
 * @param folder where the collection's files are
 */
export const refuseMissingFile = (folder: string) => {
  const refusal = async (payload: Payload, filename: string): Promise<Response | undefined> => {
    const found = await stat(path.join(folder, path.basename(filename))).catch(() => undefined)
    return found?.isFile() && !(await isPictureInTrash(payload, filename, NAMES))
      ? undefined
      : problem(404, 'not_found', 'There is no file of this name')
  }
  // without an answer Payload goes on to the file, which its type cannot say
  return ({ payload }: { payload: Payload }, { params }: { params: { filename: string } }) =>
    refusal(payload, params.filename) as Promise<Response>
}
