import type { PayloadRequest } from 'payload'
import type { Publication } from '../../payload-types'
import { problem } from '../answers'
import { isObjectId } from '../../platform/isObjectId'
import { refuseOthers } from './refuseOthers'

/** A day as a moment that is this day wherever the association's people are. */
const NOON = 'T12:00:00.000Z'

/** A form's values as the collection keeps them. */
export const toData = <Input extends { publishedDate: string }>({ publishedDate, ...rest }: Input) => ({
  ...rest,
  publishedDate: `${publishedDate}${NOON}`,
})

const gone = (): Response => problem(404, 'not_found', 'This publication could not be found')

/** The publication of the address as it is by now, draft or not; or the refusal: 401, 403, 404. */
export const askedPublication = async (
  req: PayloadRequest,
): Promise<{ publication: Publication } | { refusal: Response }> => {
  const refusal = refuseOthers(req)
  if (refusal) return { refusal }
  const id = req.routeParams?.id
  if (!isObjectId(id)) return { refusal: gone() }
  const publication = await req.payload.findByID({
    collection: 'publications',
    id,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return publication ? { publication } : { refusal: gone() }
}

/** The refusal of a change to what a colleague changed since it was looked at: 409. */
export const refuseStale = ({ updatedAt }: Publication, seenAt: string): Response | undefined =>
  new Date(updatedAt).getTime() === new Date(seenAt).getTime()
    ? undefined
    : problem(409, 'changed_meanwhile', 'Someone has changed this in the meantime. Please check it again.')
