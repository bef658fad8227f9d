import type { Endpoint, Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { invalid, problem } from '../answers'
import { isStaff } from '../../collections/access/roles'
import { currentMembers } from '../../domain/directory'
import {
  type DirectoryMember,
  type DirectoryPage,
  MEMBERS_PER_PAGE,
  directorySchema,
} from '../../domain/directory/directory.schema'
import { refuseDirectory } from './refuseDirectory'
import { SHOWN_FIELDS, type ShownProfile, toDirectoryMember } from '../../domain/directory/toDirectoryMember'

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
  const division = await modelOf(payload, 'divisions')
    .findOne({ slug, deletedAt: null }, { _id: 1 })
    .lean<{ _id: unknown }>()
  return division ? String(division._id) : NO_DIVISION
}

/**
 * `GET /api/directory?search=&region=&grade=&division=&membership=&sort=&page=`: the current members whose name, title,
 * specialization or organization contains a text, whatever its case and accents and every other character for itself; 24
 * a page. Staff can ask for those whose membership has expired. Of each the ten fields of the specification, less what
 * the member hides; what is hidden is neither found, filtered nor sorted by.
 * Answers 200 `DirectoryPage`, 400 for what cannot be asked, 401 for a visitor, 403 for an account without a confirmed
 * address or a current membership. Source: spec.md section 2 "/members" and section 7; decisions.md "Screens".
 */
export const directory: Endpoint = {
  method: 'get',
  path: '/directory',
  handler: async (req) => {
    const refusal = await refuseDirectory(req)
    if (refusal) return refusal
    const input = directorySchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { division: slug, page, membership, ...filter } = input.data
    const isExpired = membership === 'expired'
    if (isExpired && !isStaff(req.user))
      return problem(403, 'forbidden', 'Only staff can list expired memberships')
    const [members, division] = await Promise.all([
      currentMembers(req.payload),
      divisionId(req.payload, slug),
    ])
    const { ids, total } = members.find({
      ...filter,
      division,
      isExpired,
      skip: (page - 1) * MEMBERS_PER_PAGE,
      limit: MEMBERS_PER_PAGE,
    })
    const body: DirectoryPage = {
      members: await readMembers(req.payload, ids),
      total,
      page,
      pages: Math.ceil(total / MEMBERS_PER_PAGE),
    }
    return Response.json(body)
  },
}
