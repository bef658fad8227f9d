import type { Payload } from 'payload'
import { createImport } from './peopleImportsRepository'
import { readPeopleTable } from './reading/readPeopleTable'

/**
 * Stores a list that can then be looked at, checked and carried out.
 * @returns its id
 * @throws UnreadableFileError for a file that is neither a table nor a workbook, and for too many rows
 */
export const uploadPeople = async (
  payload: Payload,
  { name, content, by }: { name: string; content: Uint8Array; by: string },
): Promise<string> => {
  const { format } = await readPeopleTable(content)
  return createImport(payload, { name, format, by }, content)
}
