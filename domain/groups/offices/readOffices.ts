import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { everyMinutes } from '../../../platform/everyMinutes'
import { moveContentVersion } from '../../content/contentVersions'
import { type StoredGroup } from '../groupsRepository'
import { NO_END, type OfficeRow } from '../groupTexts.schema'
import { toGroupName } from '../toGroupName'
import { type StoredOffice, countTurns, findOfficesOf, findOfficesOfPost } from './officesRepository'

const isCurrent = ({ startsOn, endsOn }: StoredOffice, today: string): boolean =>
  startsOn <= today && endsOn >= today

/** The terms of office of a group, or of the association, the latest first. */
export const listOffices = async (payload: Payload, group: StoredGroup | null): Promise<OfficeRow[]> => {
  const today = todayInJuba()
  return (await findOfficesOf(payload, group?._id ?? null)).map((office) => ({
    id: office._id.toHexString(),
    title: office.title,
    group: group && toGroupName(group),
    post: office.post?.toHexString() ?? null,
    user: office.user?.toHexString() ?? null,
    name: office.name,
    startsOn: office.startsOn,
    endsOn: office.endsOn === NO_END ? null : office.endsOn,
    isCurrent: isCurrent(office, today),
  }))
}

/**
 * The name of who holds a post of `/about/leadership` today.
 * @returns null when the terms that are entered are over or to begin; undefined when none is entered
 */
export const findHolder = async (payload: Payload, post: string): Promise<string | null | undefined> => {
  const offices = await findOfficesOfPost(payload, new ObjectId(post))
  if (offices.length === 0) return undefined
  const today = todayInJuba()
  return offices.find((office) => isCurrent(office, today))?.name ?? null
}

const DAY_MS = 24 * 60 * 60_000

/**
 * Has the pages of the site made anew on days on which a term of office begins or ends. Looks two days back, so that a
 * night without a server loses nothing.
 */
export const followOffices = everyMinutes('follow-offices', 60, async ({ payload }) => {
  const today = todayInJuba()
  if ((await countTurns(payload, todayInJuba(new Date(Date.now() - 2 * DAY_MS)), today)) > 0)
    await moveContentVersion(payload, 'content')
})
