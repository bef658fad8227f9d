import type { Endpoint, Payload } from 'payload'
import { modelOf } from '../../server/services/database'
import { invalid } from '../answers'
import { refuseDirectory } from './canSeeDirectory'
import { currentMembers } from './currentMembers'
import { type DirectoryMember, type DirectoryPage, MEMBERS_PER_PAGE, directorySchema } from './schema'
import { SHOWN_FIELDS, type ShownProfile, toDirectoryMember } from './toDirectoryMember'

/** Members by their ids, in that order. Past the profiles' own access: the directory shows ten fields of everybody. */
const readMembers = async (payload: Payload, ids: readonly string[]): Promise<DirectoryMember[]> => {
  const profiles = await modelOf(payload, 'profiles')
    .find({ _id: { $in: ids }, leavingAt: null }, SHOWN_FIELDS)
    .lean<ShownProfile[]>()
  const byId = new Map(profiles.map((profile) => [String(profile._id), profile]))
  return ids.flatMap((id) => {
    const profile = byId.get(id)
    return profile ? [toDirectoryMember(profile)] : []
  })
}

const NO_DIVISION = 'none'

/** The id of a division; one that does not exist leaves nobody. */
const divisionId = async (payload: Payload, slug: string | undefined): Promise<string | undefined> => {
  if (!slug) return undefined
  const division = await modelOf(payload, 'divisions').findOne({ slug }, { _id: 1 }).lean<{ _id: unknown }>()
  return division ? String(division._id) : NO_DIVISION
}

/**
 * `GET /api/directory?search=&region=&grade=&division=&sort=&page=`: the members whose name, title, specialization or
 * organization contains a text, whatever its case and every character for itself; 24 a page. Of each the ten fields of
 * the specification, less what the member hides; what is hidden is neither found, filtered nor sorted by.
 * Answers 200 `DirectoryPage`, 400 for what cannot be asked, 401 for a visitor, 403 for an account without a confirmed
 * address. Source: spec.md section 2 "/members" and section 7; decisions.md "Screens".
 */
export const directory: Endpoint = {
  method: 'get',
  path: '/directory',
  handler: async (req) => {
    const refusal = refuseDirectory(req.user)
    if (refusal) return refusal
    const input = directorySchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { division: slug, page, ...filter } = input.data
    const [members, division] = await Promise.all([currentMembers(req.payload), divisionId(req.payload, slug)])
    const { ids, total } = members.find({ ...filter, division, skip: (page - 1) * MEMBERS_PER_PAGE, limit: MEMBERS_PER_PAGE })
    const body: DirectoryPage = { members: await readMembers(req.payload, ids), total, page, pages: Math.ceil(total / MEMBERS_PER_PAGE) }
    return Response.json(body)
  },
}
