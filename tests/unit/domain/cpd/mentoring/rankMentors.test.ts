import { describe, expect, it } from 'vitest'
import type { MentoringFacts } from '../../../../../domain/cpd/mentoring/mentoring.schema'
import { type RankedOffer, rankMentors } from '../../../../../domain/cpd/mentoring/rankMentors'

const request: MentoringFacts = {
  topics: 'Boreholes',
  fields: ['geotechnics', 'water'],
  region: 'greater_equatoria',
  languages: ['english', 'dinka'],
  ways: ['video', 'in_person'],
}
const offer = (id: string, facts: Partial<RankedOffer> = {}): RankedOffer => ({
  ...request,
  id,
  freePlaces: 1,
  ...facts,
})
const order = (...offers: RankedOffer[]): string[] =>
  rankMentors(request, offers).map(({ offer: { id } }) => id)

describe('rankMentors', () => {
  it('puts common fields before the region, and the region before languages and places', () => {
    expect(
      order(
        offer('places', { fields: [], region: 'other', languages: ['english'], freePlaces: 5 }),
        offer('region', { fields: [], languages: ['english'] }),
        offer('field', { fields: ['water'], region: 'other', languages: ['english'] }),
        offer('all'),
      ),
    ).toEqual(['all', 'field', 'region', 'places'])
  })

  it('leaves out who shares no language, and who could only be met far away', () => {
    expect(
      order(
        offer('silent', { languages: ['french'] }),
        offer('far', { region: 'other', ways: ['in_person'] }),
        offer('phone', { ways: ['phone'] }),
        offer('near', { ways: ['in_person'] }),
      ),
    ).toEqual(['near'])
  })

  it('says why', () => {
    expect(rankMentors(request, [offer('one', { fields: ['water', 'surveying'] })])[0]?.reasons).toEqual([
      'Fields: Water and sanitation',
      'Same region: Greater Equatoria',
      'Language: English, Dinka',
      'Can meet: by video, in person',
      '1 free place',
    ])
  })

  it('orders equals alike, however they come', () => {
    expect(order(offer('b'), offer('a'))).toEqual(order(offer('a'), offer('b')))
  })
})
