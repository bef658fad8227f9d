import type { Payload } from 'payload'
import { decodeText } from '../../../platform/tables/decodeText'
import { findStatementAccounts } from './statementAccounts'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import type { StatementFormat } from './statement.schema'
import { createImport } from './statementsRepository'

/** By how it begins: XML, the first field of MT940 or its envelope, else a table. */
const formatOf = (text: string): StatementFormat => {
  if (text.startsWith('<')) return 'camt053'
  return /^(\{1:|:20:)/.test(text) ? 'mt940' : 'csv'
}

/**
 * Stores a file that can then be looked at and imported.
 * @returns its id; null for an account that is not in the payment settings
 * @throws UnreadableFileError for a file that is empty
 */
export const uploadStatement = async (
  payload: Payload,
  { account, name, content, by }: { account: string; name: string; content: Uint8Array; by: string },
): Promise<string | null> => {
  const known = (await findStatementAccounts(payload)).find(({ key }) => key === account)
  if (!known) return null
  const text = decodeText(content).trimStart()
  if (text === '') throw new UnreadableFileError('This file is empty.')
  const format = formatOf(text)
  return createImport(payload, { name, account, method: known.method, format, by }, content)
}
