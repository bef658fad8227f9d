import type { PayloadRequest } from 'payload'
import type { Region } from '../../../collections/access/roles'
import { recordChange } from '../../audit'
import { announcePeople, findProfileSummary, replaceRegion } from '../../people/profiles'

/**
 * Sets the region of an account's profile, unless somebody changed it in between. Idempotent.
 * @param was the region that the caller read
 */
export const setRegion = async (
  req: PayloadRequest,
  user: string,
  { region, was }: { region: Region; was: Region | null },
): Promise<'not_found' | 'changed_meanwhile' | undefined> => {
  const profile = await replaceRegion(req.payload, user, was, region)
  if (profile) {
    await recordChange(req, {
      action: 'profile.changed',
      subject: { collection: 'profiles', id: profile },
      account: user,
      before: { region: was },
      after: { region },
    })
    await announcePeople(req.payload, 'person.updated', [user])
    return undefined
  }
  const now = await findProfileSummary(req.payload, user)
  if (!now) return 'not_found'
  return now.region === region ? undefined : 'changed_meanwhile'
}
