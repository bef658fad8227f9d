import type { Payload } from 'payload'
import { hasRenewal, withdrawOpenRenewal } from './renewalsRepository'

/**
 * Withdraws a person's own request, unless it has been decided.
 * @returns whether it is withdrawn, now or before
 */
export const withdrawRenewal = async (
  payload: Payload,
  id: string,
  user: string,
): Promise<'withdrawn' | 'decided' | 'not_found'> => {
  if (!(await hasRenewal(payload, { id, user }))) return 'not_found'
  await withdrawOpenRenewal(payload, id, user)
  return (await hasRenewal(payload, { id, user, status: 'withdrawn' })) ? 'withdrawn' : 'decided'
}
