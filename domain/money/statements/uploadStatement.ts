import type { Payload } from 'payload'
import { decodeText } from '../../../platform/tables/decodeText'
import { findStatementAccounts } from './statementAccounts'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { createImport } from './statementsRepository'

/**
 * Stores a file that can then be looked at and imported.
 * @returns its id; null for an account that is not in the payment settings
 * @throws UnreadableFileError for a file that is neither a table nor XML
 */
export const uploadStatement = async (
  payload: Payload,
  { account, name, content, by }: { account: string; name: string; content: Uint8Array; by: string },
): Promise<string | null> => {
  const known = (await findStatementAccounts(payload)).find(({ key }) => key === account)
  if (!known) return null
  const text = decodeText(content).trimStart()
  if (text === '') throw new UnreadableFileError('This file is empty.')
  const format = text.startsWith('<') ? 'camt053' : 'csv'
  return createImport(payload, { name, account, method: known.method, format, by }, content)
}
