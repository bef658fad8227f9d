import { expect } from '@playwright/test'
import { applicationInput } from '../helpers/applications'
import type { Account } from './fixtures'

/** Sends an application over HTTP and returns its id. */
export const apply = async (person: Account, overrides = {}): Promise<string> => {
  const response = await person.api.post('/api/applications/submit', {
    data: applicationInput({ email: person.email, fullName: person.fullName, ...overrides }),
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { id: string }).id
}

/** Decides an application over HTTP, as staff. */
export const decide = async (staff: Account, id: string, body: Record<string, string>): Promise<void> => {
  const response = await staff.api.post(`/api/applications/${id}/status`, { data: body })
  expect(response.status(), await response.text()).toBe(200)
}

/** Makes an account a member: applies and approves over HTTP. */
export const makeMember = async (account: Account, staff: Account, application = {}): Promise<void> => {
  await decide(staff, await apply(account, application), { status: 'approved', reason: 'Known to the board' })
}
