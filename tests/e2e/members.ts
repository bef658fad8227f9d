import { applicationInput } from '../helpers/applications'
import { type Account, expect } from './fixtures'

/** Makes an account a member: applies and approves over HTTP. */
export const makeMember = async (account: Account, staff: Account): Promise<void> => {
  const applied = await account.api.post('/api/applications/submit', { data: applicationInput({ email: account.email }) })
  expect(applied.status(), await applied.text()).toBe(201)
  const { id } = (await applied.json()) as { id: string }
  const decided = await staff.api.post(`/api/applications/${id}/status`, { data: { status: 'approved', reason: 'Known to the board' } })
  expect(decided.status(), await decided.text()).toBe(200)
}
