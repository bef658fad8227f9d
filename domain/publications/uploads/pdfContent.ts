import { uploadStorage } from '../../../services/fileStorage'

/** The specification of PDF lets a file begin with other bytes, which readers look past. */
const HEAD_LENGTH = 1024
const TAIL_LENGTH = 2048

const readText = async (key: string, from: number, length: number): Promise<string> =>
  (await uploadStorage.read(key, from, length)).toString('latin1')

/** Whether the bytes that have arrived so far begin as a PDF does; too few of them to tell count as yes. */
export const beginsAsPdf = async (key: string, arrived: number): Promise<boolean> =>
  arrived < HEAD_LENGTH || (await readText(key, 0, HEAD_LENGTH)).includes('%PDF-')

/** Whether a complete upload is a PDF by its content, to its end: one that was cut off is none. */
export const isPdf = async (key: string, size: number): Promise<boolean> => {
  const [head, tail] = await Promise.all([
    readText(key, 0, HEAD_LENGTH),
    readText(key, Math.max(size - TAIL_LENGTH, 0), TAIL_LENGTH),
  ])
  return head.includes('%PDF-') && tail.includes('%%EOF')
}
