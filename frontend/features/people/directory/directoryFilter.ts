import { GRADES } from '../../../../domain/membership/memberships/grades.schema'
import { DIRECTORY_REGIONS } from '../../../../domain/people/directory/regions.schema'
import { pageNumber } from '../../../lib/pageNumber'
import { paths } from '../../../paths'

/** What the directory is narrowed to. It stands in the address. */
export interface DirectoryFilter {
  search: string
  region: string
  grade: string
  /** Slug of a division. */
  division: string
  /** Whose memberships are listed; staff alone can ask for the expired ones. */
  membership: 'current' | 'expired'
  sort: 'name' | 'newest'
  /** From 1. */
  page: number
}

const MAX_SEARCH_LENGTH = 100

const oneOf = (options: object, value: string | null): string =>
  value !== null && Object.hasOwn(options, value) ? value : ''

export const readDirectoryFilter = (query: URLSearchParams): DirectoryFilter => {
  const division = query.get('division') ?? ''
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    region: oneOf(DIRECTORY_REGIONS, query.get('region')),
    grade: oneOf(GRADES, query.get('grade')),
    division: /^[a-z0-9-]{1,80}$/.test(division) ? division : '',
    membership: query.get('membership') === 'expired' ? 'expired' : 'current',
    sort: query.get('sort') === 'newest' ? 'newest' : 'name',
    page: pageNumber(query),
  }
}

/** The address of the directory under a filter, with a member's profile open or not. */
export const directoryAddress = (
  { sort, membership, page = 1, ...filter }: Partial<DirectoryFilter>,
  member?: string,
): string =>
  paths.members.build({
    ...filter,
    membership: membership === 'expired' ? membership : undefined,
    sort: sort === 'newest' ? sort : undefined,
    page: page > 1 ? String(page) : undefined,
    member,
  })

/** The id of the member whose profile an address opens. */
export const readMember = (query: URLSearchParams): string | undefined => {
  const id = query.get('member') ?? ''
  return /^[0-9a-f]{24}$/.test(id) ? id : undefined
}
