import type { PayloadRequest } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { toJubaTime } from '../../../platform/jubaTime'
import { type StoredEvent, findPublishedEvent } from '..'
import type { Programme, SessionForm } from './programme.schema'
import { type StoredSession, findSessions } from './sessionsRepository'

/** Finds an event whose programme everybody may read. */
export const findOpenEvent = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  id: unknown,
): Promise<StoredEvent | undefined> => {
  const event = isObjectId(id) ? await findPublishedEvent(payload, id) : null
  return event && !event.deletedAt ? event : undefined
}

/** What was entered of a session, in Juba time. */
export const formOf = ({
  title,
  startsAt,
  endsAt,
  room,
  text,
  seats,
  speakers,
  materials,
}: StoredSession): SessionForm => ({
  title,
  startsAt: toJubaTime(startsAt),
  endsAt: toJubaTime(endsAt),
  room,
  text,
  seats,
  speakers,
  materials,
})

/** The addresses of pictures, by their ids; without those that are gone. */
const findPictures = async (req: PayloadRequest, ids: string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { url: true, sizes: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return new Map(docs.flatMap(({ id, url, sizes }) => [[id, sizes?.thumb?.url ?? url ?? ''] as const]))
}

/** The programme of a published event as everybody sees it; undefined where there is no such event. */
export const readProgramme = async (
  req: PayloadRequest,
  id: unknown,
  now = new Date(),
): Promise<Programme | undefined> => {
  const event = await findOpenEvent(req, id)
  if (!event) return undefined
  const sessions = await findSessions(req.payload, event._id.toHexString())
  const ids = sessions.flatMap(({ speakers }) => speakers.flatMap(({ picture }) => picture ?? []))
  const pictures = await findPictures(req, [...new Set(ids)])
  return {
    sessions: sessions.map((session) => ({
      ...formOf(session),
      id: session._id.toHexString(),
      speakers: session.speakers.map((each) => ({
        ...each,
        picture: pictures.get(each.picture ?? '') ?? null,
      })),
      materials: session.endsAt <= now ? session.materials : [],
    })),
  }
}
