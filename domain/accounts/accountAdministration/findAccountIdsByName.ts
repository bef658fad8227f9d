import type { Payload } from 'payload'
import { findProfileOwners } from './accountListRepository'
import { findNamed } from './findNamed'

/** The accounts of people whose name or address contains a text: at most `limit`. The caller checks access. */
export const findAccountIdsByName = async (
  payload: Payload,
  text: string,
  limit: number,
): Promise<string[]> => {
  const { condition, users } = await findNamed(payload, text)
  return (users?.slice(0, limit) ?? (await findProfileOwners(payload, condition, limit))).map(String)
}
