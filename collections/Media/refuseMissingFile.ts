import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { problem } from '../../endpoints/answers'
import { modelOf } from '../../platform/database'
import { imageSizes } from './imageSizes'

const NAMES = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]

/** Few pictures are in the trash: their index answers. */
const isInTrash = async (payload: Payload, filename: string): Promise<boolean> =>
  (await modelOf(payload, 'media').exists({
    deletedAt: { $gt: new Date(0) },
    $or: NAMES.map((name) => ({ [name]: filename })),
  })) !== null

/**
 * Answers 404 for a file that is not there, whatever its name looks like; Payload would call that an error of the server.
 * The same for a picture in the trash.
 * @param folder where the collection's files are
 */
export const refuseMissingFile = (folder: string) => {
  const refusal = async (payload: Payload, filename: string): Promise<Response | undefined> => {
    const found = await stat(path.join(folder, path.basename(filename))).catch(() => undefined)
    return found?.isFile() && !(await isInTrash(payload, filename))
      ? undefined
      : problem(404, 'not_found', 'There is no file of this name')
  }
  // without an answer Payload goes on to the file, which its type cannot say
  return ({ payload }: { payload: Payload }, { params }: { params: { filename: string } }) =>
    refusal(payload, params.filename) as Promise<Response>
}
