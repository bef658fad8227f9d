import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import type { Event } from '../../../payload-types'
import { REGION_LABELS, hasRight, regionWith } from '../../access/roles'

/**
 * Keeps the events of who manages those of a region in that region: a new one gets it, and none is saved with another,
 * in whatever way: by a form, in the panel, as a draft, or by going back to an older version.
 */
export const keepToRegion: CollectionBeforeValidateHook<Event> = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const region = hasRight(req.user, 'events') ? undefined : regionWith(req.user, 'changeEvents')
  if (!region || !data) return data
  if (operation === 'create' && !data.region) return { ...data, region }
  const saved = data.region === undefined ? originalDoc?.region : data.region
  if (saved === region) return data
  const message = `You manage the events of ${REGION_LABELS[region]}. Please choose this region.`
  throw new ValidationError(
    { collection: collection.slug, errors: [{ message, path: 'region' }], req },
    req.t,
  )
}
