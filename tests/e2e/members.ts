import { type APIRequestContext, expect } from '@playwright/test'
import type { AppliedGrade } from '../../domain/membership/applications/upgrades/ladder.schema'
import type { GradeOffers } from '../../domain/membership/grades/gradeOffer.schema'
import { applicationInput } from '../helpers/applications'
import { makePdf } from '../helpers/uploads'
import type { Account } from './fixtures'

/** Sends the documents that a grade needs over HTTP, as a browser without JavaScript does. */
export const sendDocuments = async (
  api: APIRequestContext,
  grade: AppliedGrade = 'professional',
): Promise<void> => {
  const { grades } = (await (await api.get('/api/grades/offers')).json()) as GradeOffers
  for (const name of grades.find((offer) => offer.grade === grade)?.documents ?? []) {
    const file = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: makePdf({ title: name }) }
    const response = await api.post('/api/application-documents/send', {
      multipart: { name, file },
      maxRedirects: 0,
    })
    expect(response.status(), await response.text()).toBe(303)
  }
}

/** Sends an application over HTTP, with what its grade needs, and returns its id. */
export const apply = async (
  person: Account,
  overrides: Partial<ReturnType<typeof applicationInput>> = {},
): Promise<string> => {
  const { membershipType = 'professional' } = overrides
  await sendDocuments(person.api, membershipType)
  const sponsors = membershipType === 'fellow' ? ['sponsor.one@example.org', 'sponsor.two@example.org'] : []
  const response = await person.api.post('/api/applications/submit', {
    data: applicationInput({ email: person.email, fullName: person.fullName, sponsors, ...overrides }),
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
