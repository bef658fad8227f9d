import type { PayloadRequest, Where } from 'payload'
import { paths } from '../../frontend/paths'
import type { GroupPage } from './groupTexts.schema'
import type { StoredGroup } from './groupsRepository'

type SourceFacts = Pick<GroupPage, 'about' | 'sitePage' | 'events' | 'papers'>

const SHOWN = 5
const NOTHING: SourceFacts = { about: '', sitePage: null, events: [], papers: [] }

/** What visitors are shown of a list is published; everything here is asked with the person's own access. */
const PUBLISHED: Where = { _status: { equals: 'published' } }

const findEvents = async (req: PayloadRequest, where: Where): Promise<SourceFacts['events']> => {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { and: [PUBLISHED, where, { eventDate: { greater_than: new Date().toISOString() } }] },
    sort: 'eventDate',
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ slug, title, eventDate }) => ({ slug, title, startsAt: eventDate }))
}

const findPapers = async (req: PayloadRequest, division: string): Promise<SourceFacts['papers']> => {
  const { docs } = await req.payload.find({
    collection: 'publications',
    where: { and: [PUBLISHED, { divisions: { in: [division] } }] },
    sort: '-publishedDate',
    limit: SHOWN,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ slug, title }) => ({ slug, title }))
}

/**
 * What the site says of a group that has a page there: its text, events ahead of its region, papers of its division.
 */
export const readSourceFacts = async (
  req: PayloadRequest,
  { source }: Pick<StoredGroup, 'source'>,
): Promise<SourceFacts> => {
  const [collection, id = ''] = (source ?? '').split(':')
  const shared = { id, depth: 0, disableErrors: true, overrideAccess: false, req } as const
  if (collection === 'chapters') {
    const chapter = await req.payload.findByID({ collection, ...shared })
    if (!chapter) return NOTHING
    return {
      about: chapter.description,
      sitePage: paths.about.chapters.build(),
      events: await findEvents(req, { region: { equals: chapter.region } }),
      papers: [],
    }
  }
  if (collection === 'divisions') {
    const division = await req.payload.findByID({ collection, ...shared })
    if (!division) return NOTHING
    return {
      about: division.tagline,
      sitePage: paths.division.build(division.slug),
      events: [],
      papers: await findPapers(req, id),
    }
  }
  return NOTHING
}
