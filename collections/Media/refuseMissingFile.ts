import { stat } from 'node:fs/promises'
import path from 'node:path'
import { problem } from '../../endpoints/answers'

/**
 * Answers 404 for a file that is not there, whatever its name looks like; Payload would call that an error of the server.
 * @param folder where the collection's files are
 */
export const refuseMissingFile = (folder: string) => {
  const refusal = async (filename: string): Promise<Response | undefined> => {
    const found = await stat(path.join(folder, path.basename(filename))).catch(() => undefined)
    return found?.isFile() ? undefined : problem(404, 'not_found', 'There is no file of this name')
  }
  // without an answer Payload goes on to the file, which its type cannot say
  return (_: unknown, { params }: { params: { filename: string } }) => refusal(params.filename) as Promise<Response>
}
