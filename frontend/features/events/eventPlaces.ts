import { type Town, townOf } from '../../../domain/events/places.schema'
import type { Event } from '../../../payload-types'

/** The events of a town, or those that are not in one. */
export interface Place {
  id: string
  name: string
  town?: Town | undefined
  events: Event[]
}

const VIRTUAL = 'Virtual events'
const ELSEWHERE = 'Other places'

const placeOf = ({ isVirtual, location }: Event): Pick<Place, 'name' | 'town'> => {
  if (isVirtual) return { name: VIRTUAL }
  const town = townOf(location)
  return town ? { name: town.name, town } : { name: ELSEWHERE }
}

/** The events by where they are: towns by their name, then what is on no map. */
export const placesOf = (events: readonly Event[]): Place[] => {
  const places = new Map<string, Place>()
  for (const event of events) {
    const { name, town } = placeOf(event)
    const place = places.get(name) ?? { id: `in-${name.replace(' ', '-')}`, name, town, events: [] }
    place.events.push(event)
    places.set(name, place)
  }
  return [...places.values()].sort(
    (one, other) => Number(!one.town) - Number(!other.town) || one.name.localeCompare(other.name),
  )
}
