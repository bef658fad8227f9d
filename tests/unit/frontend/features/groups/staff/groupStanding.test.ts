import { expect, it } from 'vitest'
import type { OfficeRow } from '../../../../../../domain/groups/groupTexts.schema'
import { groupStanding } from '../../../../../../frontend/features/groups/staff/groupStanding'

const office = (title: string, isCurrent: boolean) => ({ title, name: 'Lado Wani', isCurrent }) as OfficeRow

it('says how many people a group has, who leads it, and whether visitors see it', () => {
  const offices = [office('Treasurer', false), office('Chair', true)]
  expect(groupStanding({ isPublic: true, offices }, { people: 48, requests: 2 })).toBe(
    '48 people, 2 requests to join. Chair: Lado Wani.',
  )
  expect(groupStanding({ isPublic: false, offices: [] }, { people: 1, requests: 0 })).toBe(
    '1 person. Visitors do not see it.',
  )
})

it('leaves out what is still loading', () => {
  const none = { people: undefined, requests: undefined }
  expect(groupStanding({ isPublic: true, offices: [] }, none)).toBe('')
})
