import { expect, it } from 'vitest'
import type { ApplicationReview } from '../../../../../../../domain/membership/applications/review.schema'
import { applicationStanding } from '../../../../../../../frontend/features/membership/applications/staff/applicationStanding'

const NOW = Date.parse('2026-11-29T09:00:00.000Z')
const review = {
  status: 'pending',
  createdAt: '2026-11-25T08:00:00.000Z',
  history: [],
  documents: [{ id: '1', name: 'Degree', createdAt: '2026-11-25T08:00:00.000Z' }],
  documentsNeeded: ['Degree', 'Licence'],
  sponsors: [{ status: 'confirmed' }, { status: 'asked' }],
  sponsorsNeeded: 2,
} as unknown as ApplicationReview
const standing = (facts: Partial<ApplicationReview>, seesEvidence = true): string =>
  applicationStanding({ ...review, ...facts }, { seesEvidence, now: NOW })

it('says how long an application waits, and what it lacks', () => {
  expect(standing({})).toBe(
    'Waiting for 4 days; an answer is promised within 3 weeks. Documents not sent: Licence. 1 of 2 sponsors have confirmed.',
  )
  expect(standing({ documentsNeeded: [], sponsorsNeeded: 0, createdAt: '2026-11-29T08:00:00.000Z' })).toBe(
    'Waiting since today; an answer is promised within 3 weeks.',
  )
})

it('says that it waits longer than was promised', () => {
  expect(standing({ createdAt: '2026-11-07T08:00:00.000Z' }, false)).toBe(
    'Waiting for 22 days, 1 day longer than promised.',
  )
  expect(standing({ createdAt: '2026-11-08T08:00:00.000Z' }, false)).toBe(
    'Waiting for 21 days; an answer is promised within 3 weeks.',
  )
})

it('says nothing about evidence to who does not see it', () => {
  expect(standing({}, false)).toBe('Waiting for 4 days; an answer is promised within 3 weeks.')
})

it('says who decided it last', () => {
  const history = [
    { from: 'pending', to: 'approved', by: 'Lado', at: '2026-11-26T08:00:00.000Z', reason: null },
    { from: 'rejected', to: 'approved', by: 'Achol', at: '2026-11-28T08:00:00.000Z', reason: null },
  ] as const
  expect(standing({ status: 'approved', history: [...history] })).toBe(
    'Approved by Achol on 28 November 2026.',
  )
  expect(standing({ status: 'rejected' })).toBe('Rejected.')
})
