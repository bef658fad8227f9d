import type { Payload } from 'payload'
import type { Chapter, Division } from '../../payload-types'
import { REGIONS } from '../../collections/access/policies.schema'
import { findLeads, setLedGroup } from '../accounts'
import { workOnEach } from '../../platform/workOnEach'
import {
  MAX_GROUPS,
  findGroupBySource,
  findGroupOfRegion,
  insertGroup,
  setGroupFacts,
} from './groupsRepository'
import { repairPaths } from './repairPaths'

/** A chapter or division of the site, as far as its group follows it. */
export type GroupSource =
  | { collection: 'chapters'; doc: Pick<Chapter, 'id' | 'name' | 'slug' | 'kind' | 'region'> }
  | { collection: 'divisions'; doc: Pick<Division, 'id' | 'title' | 'slug'> }

/** The address of the group of a chapter or division. */
const slugOf = ({ collection, doc }: GroupSource): string =>
  `${collection === 'chapters' ? 'chapter' : 'division'}-${doc.slug}`

const addFor = async (payload: Payload, source: string, from: GroupSource): Promise<void> => {
  const shared = { source, slug: slugOf(from), isPublic: true }
  if (from.collection === 'divisions') {
    await insertGroup(payload, { ...shared, name: from.doc.title, kind: 'division', parent: null })
    return
  }
  const { name, kind, region } = from.doc
  const ofRegion = await findGroupOfRegion(payload, region)
  const leads = kind === 'regional' && !ofRegion
  await insertGroup(payload, {
    ...shared,
    name,
    kind: 'chapter',
    parent: leads ? null : ofRegion,
    ...(leads && { region }),
  })
}

/**
 * Gives a published chapter or division its group, or its group the present name. The first regional chapter of a
 * region is the top of the region's branch; later ones and student chapters stand under it. Safe to repeat, also at
 * once: the database keeps one group a page.
 */
export const followContent = async (payload: Payload, from: GroupSource): Promise<void> => {
  const source = `${from.collection}:${from.doc.id}`
  const name = from.collection === 'chapters' ? from.doc.name : from.doc.title
  const known = await findGroupBySource(payload, source)
  if (!known) await addFor(payload, source, from)
  else if (known.name !== name) await setGroupFacts(payload, known._id, { name })
}

/** The name of the group of a region that has leads and no chapter, so that they keep what they lead. */
const NAME_WITHOUT_CHAPTER = 'Members of other regions'

/**
 * Gives the chapter leads of each region the branch of that region. A region that has leads and no chapter gets a group
 * that visitors do not see. Nobody loses or gains: the region stays with the grant.
 */
const carryOverLeads = async (payload: Payload): Promise<void> => {
  for (const region of REGIONS) {
    const isLed = (await findLeads(payload, [], [region])).length > 0
    if (!isLed) continue
    const known = await findGroupOfRegion(payload, region)
    const group =
      known?._id ??
      (await insertGroup(payload, {
        name: NAME_WITHOUT_CHAPTER,
        slug: `region-${region}`,
        kind: 'chapter',
        parent: null,
        isPublic: false,
        region,
      }))
    if (group) await setLedGroup(payload, region, group)
  }
}

const SHARED = {
  depth: 0,
  limit: MAX_GROUPS,
  sort: 'order',
  where: { _status: { equals: 'published' } },
  overrideAccess: true, // what is published is everybody's
} as const

/**
 * Carries chapters and divisions over into groups: each is given one, once. Their pages and addresses stay. Run at
 * every start, after what broke off goes on; one that cannot be carried over does not stop the others.
 */
export const carryOverGroups = async (payload: Payload): Promise<void> => {
  const [chapters, divisions] = await Promise.all([
    payload.find({ collection: 'chapters', ...SHARED }),
    payload.find({ collection: 'divisions', ...SHARED }),
  ])
  const isRegional = ({ kind }: Chapter): boolean => kind === 'regional'
  const ordered = [
    ...chapters.docs.filter(isRegional),
    ...chapters.docs.filter((chapter) => !isRegional(chapter)),
  ]
  const sources: GroupSource[] = [
    ...ordered.map((doc): GroupSource => ({ collection: 'chapters', doc })),
    ...divisions.docs.map((doc): GroupSource => ({ collection: 'divisions', doc })),
  ]
  await workOnEach(payload, sources, (source) => followContent(payload, source), {
    failed: 'a chapter or division could not be carried over into groups',
    about: ({ collection, doc }) => ({ [collection]: doc.id }),
  })
  await repairPaths(payload)
  await carryOverLeads(payload)
}
