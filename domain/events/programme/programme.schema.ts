import { z } from 'zod'
import { groupRows } from '../../../platform/formRows.schema'
import { requiredText } from '../../../platform/requiredText.schema'
import { isWebAddress } from '../../../platform/webAddress.schema'
import { jubaTime, optionalText, orNothing } from '../events.schema'
import { PROGRAMME_LIMITS as LIMITS } from './programme.constants'

const HTTPS = 'Please enter an address that begins with https://'
const MATERIAL = `${HTTPS}, or that of a publication: /publications/…`
const SEATS = `Please enter a whole number from 1 to ${LIMITS.seats}, or nothing`

const speakerSchema = z.strictObject({
  name: requiredText('Please enter a name', LIMITS.name),
  /** Position or organisation. */
  role: optionalText(LIMITS.role),
  /** Id of a picture of the site; its address in the answer for everybody. */
  picture: orNothing(z.string().regex(/^[0-9a-f]{24}$/, 'Please choose a picture')).default(null),
  about: optionalText(LIMITS.about),
})

const materialSchema = z.strictObject({
  title: requiredText('Please enter a title', LIMITS.title),
  address: requiredText(MATERIAL, LIMITS.address).refine(
    (text) => /^\/publications\/[a-z0-9-]+$/.test(text) || isWebAddress(text),
    MATERIAL,
  ),
})

const fields = {
  title: requiredText('Please enter a title', LIMITS.title),
  /** Times in Juba, `YYYY-MM-DDTHH:mm`. */
  startsAt: jubaTime('Please enter when it starts'),
  endsAt: jubaTime('Please enter when it ends'),
  room: optionalText(LIMITS.room),
  text: optionalText(LIMITS.text),
  /** How many can choose it; null: no limit. */
  seats: orNothing(z.coerce.number(SEATS).int(SEATS).min(1, SEATS).max(LIMITS.seats, SEATS)).default(null),
  speakers: z.array(speakerSchema).max(LIMITS.speakers, `At most ${LIMITS.speakers} speakers`).default([]),
  materials: z.array(materialSchema).max(LIMITS.materials, `At most ${LIMITS.materials}`).default([]),
}
const endsLater = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean => endsAt > startsAt
const TOO_EARLY = { path: ['endsAt'], message: 'The end must come after the start' }

const contentSchema = z.strictObject(fields).refine(endsLater, TOO_EARLY)
export type SessionForm = z.output<typeof contentSchema>

/** A session as its form holds it: fields `speakers.0.name` and `materials.0.address`. */
export const sessionFormSchema = z.preprocess(
  (values) => groupRows('speakers')(groupRows('materials')(values)),
  contentSchema,
)

/** Body of `POST /api/events/:id/sessions`. `session`: the one that is changed, in the version that was read. */
export const sessionSchema = z
  .strictObject({
    ...fields,
    session: z.strictObject({ id: z.string(), updatedAt: z.iso.datetime() }).optional(),
  })
  .refine(endsLater, TOO_EARLY)

/** Query of `DELETE /api/events/:id/sessions/:session`: how many have chosen it, as the caller was told. */
export const removalSchema = z.object({ chosen: z.coerce.number().int().min(0).default(0) })

/** The form of the link to the meeting of a virtual event. `shownFrom`: in Juba time; null: a day before the start. */
export const meetingFormSchema = z.strictObject({
  address: orNothing(z.string().trim().max(LIMITS.address).refine(isWebAddress, HTTPS)).default(null),
  shownFrom: orNothing(jubaTime('Please enter a date and a time, or nothing')).default(null),
})

/** Body of `POST /api/events/:id/meeting`: with the version that was read, null for the first link. */
export const meetingSchema = meetingFormSchema.extend({ updatedAt: z.iso.datetime().nullable() })
export type MeetingChange = z.output<typeof meetingSchema>

export interface StaffSession extends SessionForm {
  id: string
  /** How many have chosen it. */
  chosen: number
  updatedAt: string
}

/** The answer of `GET /api/events/:id/sessions`, by time and room. */
export interface StaffProgramme {
  sessions: StaffSession[]
  meeting: MeetingChange
}

/** The answer of `GET /api/events/:id/programme`, by time and room; materials of sessions that are over. */
export interface Programme {
  sessions: (SessionForm & { id: string })[]
}

/** The answer of `GET /api/events/:id/programme/own`. */
export interface OwnProgramme {
  /** Whether the reader has a seat at the event, and so can choose. */
  hasSeat: boolean
  /** By the id of a session; `left` is null where there is no limit. */
  sessions: Record<string, { isChosen: boolean; isOver: boolean; left: number | null }>
  /** For holders of a seat: the link to the meeting, null before its time. */
  meeting: { address: string | null; shownFrom: string } | null
}
