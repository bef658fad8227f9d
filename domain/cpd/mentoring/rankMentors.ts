import { REGION_LABELS } from '../../../collections/access/roles'
import { entriesOf } from '../../../platform/records.schema'
import type { MentoringFacts } from './mentoring.schema'
import { MENTORING_FIELDS, MENTORING_LANGUAGES, MENTORING_WAYS } from './mentoringTexts.schema'

/** What an offer or a request says, as it is answered. */
export const toFacts = ({ topics, fields, region, languages, ways }: MentoringFacts): MentoringFacts => ({
  topics,
  fields: [...fields],
  region,
  languages: [...languages],
  ways: [...ways],
})

/** What an offer is worth for a request, by what the two have in common. */
const POINTS = { field: 4, region: 3, way: 1, language: 1, place: 0.25 } as const

const shared = <Key extends string>(
  labels: Record<Key, string>,
  wanted: readonly Key[],
  offered: readonly Key[],
): string[] =>
  entriesOf<Key, string>(labels).flatMap(([key, label]) =>
    wanted.includes(key) && offered.includes(key) ? [label] : [],
  )

export interface RankedOffer extends MentoringFacts {
  id: string
  freePlaces: number
}

/** An offer that suits a request, and why. */
interface Rank<Offer> {
  offer: Offer
  points: number
  reasons: string[]
}

/**
 * Ranks offers for a request, the best first: fields in common count most, then the region, then ways to meet and
 * languages, then free places. Without a language or a way to meet in common an offer does not suit; two people who
 * could only meet in person must be in one region.
 */
export const rankMentors = <Offer extends RankedOffer>(
  request: MentoringFacts,
  offers: readonly Offer[],
): Rank<Offer>[] =>
  offers
    .flatMap((offer): Rank<Offer>[] => {
      const fields = shared(MENTORING_FIELDS, request.fields, offer.fields)
      const languages = shared(MENTORING_LANGUAGES, request.languages, offer.languages)
      const isSameRegion = request.region === offer.region
      const ways = shared(MENTORING_WAYS, request.ways, offer.ways)
      const canMeet = ways.some((way) => isSameRegion || way !== MENTORING_WAYS.in_person)
      if (languages.length === 0 || !canMeet) return []
      const points =
        fields.length * POINTS.field +
        (isSameRegion ? POINTS.region : 0) +
        ways.length * POINTS.way +
        languages.length * POINTS.language +
        offer.freePlaces * POINTS.place
      const reasons = [
        ...(fields.length > 0 ? [`Fields: ${fields.join(', ')}`] : ['No field in common']),
        isSameRegion ? `Same region: ${REGION_LABELS[offer.region]}` : `From ${REGION_LABELS[offer.region]}`,
        `Language: ${languages.join(', ')}`,
        `Can meet: ${ways.join(', ').toLowerCase()}`,
        `${offer.freePlaces} free ${offer.freePlaces === 1 ? 'place' : 'places'}`,
      ]
      return [{ offer, points, reasons }]
    })
    .sort((a, b) => b.points - a.points || (a.offer.id < b.offer.id ? -1 : 1))
