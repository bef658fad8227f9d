import type { PayloadRequest } from 'payload'
import { type Actor, seesAccounts } from '../../../collections/access/policies.schema'
import { type ListRefusal, type OpenList, openList } from '../../../domain/office/savedLists'
import { type ListRowsQuery, listRowsSchema } from '../../../domain/office/savedLists/savedLists.schema'
import { CHANGED_MEANWHILE, forbidden, invalid, problem } from '../../answers'

/** The member of staff who asks, or the refusal: 401 for a visitor, 403 for who lists nobody. */
export const listReaderOf = ({
  user,
}: Pick<PayloadRequest, 'user'>): { user: Actor } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  return seesAccounts(user) ? { user } : { refusal: forbidden() }
}

export const GONE =
  'A condition of this list names something that was deleted. Please choose another or remove it.'

/** The answer to a list that cannot be opened: 403, 409. */
export const listRefusal = (refusal: ListRefusal): Response =>
  refusal.problem === 'gone'
    ? problem(409, 'gone', GONE)
    : problem(403, 'forbidden', `Your rights do not cover this list: ${refusal.labels.join(', ')}.`)

/** Opens the list of an address within the rights of the caller. */
export const openAddressedList = async (
  req: PayloadRequest,
): Promise<{ user: Actor; input: ListRowsQuery; list: OpenList | ListRefusal } | { refusal: Response }> => {
  const reader = listReaderOf(req)
  if ('refusal' in reader) return reader
  const { data: input, error } = listRowsSchema.safeParse(req.query)
  if (error) return { refusal: invalid(error) }
  const { user } = reader
  const { subject, conditions, sort } = input
  const list = await openList(req.payload, { subject, conditions }, user, { sort })
  return 'problem' in list && list.problem === 'forbidden'
    ? { refusal: listRefusal(list) }
    : { user, input, list }
}

const PROBLEMS = {
  not_found: { status: 404, text: 'This list could not be found' },
  forbidden: { status: 403, text: 'Your rights do not cover a condition of this list.' },
  not_own: { status: 403, text: 'This list belongs to a colleague. Please save it as a list of your own.' },
  changed_meanwhile: { status: 409, text: CHANGED_MEANWHILE },
} as const

/** The answer to a change of a list that was refused: 403, 404, 409. */
export const saveProblem = (code: keyof typeof PROBLEMS): Response =>
  problem(PROBLEMS[code].status, code, PROBLEMS[code].text)
