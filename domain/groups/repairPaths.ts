import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findPlaces, setParent, setPath } from './groupsRepository'

const isSame = (one: readonly ObjectId[], other: readonly ObjectId[]): boolean =>
  one.length === other.length && one.every((id, place) => other[place]?.equals(id))

/**
 * Makes the path of every group follow from the parents: after a group was moved, and at the start, where a move broke
 * off. Where two moves at once made a circle, its oldest group is put directly under the association. Safe to repeat.
 */
export const repairPaths = async (payload: Payload): Promise<void> => {
  const places = await findPlaces(payload)
  const byId = new Map(places.map((place) => [place._id.toHexString(), place]))
  let isCut = false
  for (const { _id, path } of places) {
    const own = _id.toHexString()
    const above: ObjectId[] = []
    const seen = new Set<string>()
    let id: string | undefined = own
    while (id !== undefined && !seen.has(id)) {
      seen.add(id)
      const place = byId.get(id)
      if (place) above.unshift(place._id)
      id = place?.parent?.toHexString()
    }
    if (id === own && [...seen].sort()[0] === own) {
      await setParent(payload, _id, null)
      isCut = true
    }
    if (!isSame(path ?? [], above)) await setPath(payload, _id, above)
  }
  if (isCut) await repairPaths(payload)
}
