import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type Actor, readsPeople } from '../../../collections/access/roles'
import { formatJubaDate, toJubaTime } from '../../../platform/jubaTime'
import { findUpcomingTitles } from '../../events'
import { findGroups, findGroupsById, findGroupsInScope, groupScope } from '../../groups'
import { findListChoices } from '../../office/savedLists'
import { findNames } from '../../people/profiles'
import { openTextMessages } from '../../../services/textMessages'
import { countAudience } from './audience/countAudience'
import { describeAudience } from './audience/describeAudience'
import type { MailingChoices, MailingDetail } from './mailingDetail.schema'
import type {
  AudienceCount,
  MailingList,
  MailingRow,
  RecipientPage,
  ReportFigure,
} from './mailingTexts.schema'
import { whatsAppText } from './whatsAppText'
import { mailingScope, partOf } from './mailingScope'
import { type StoredMailing, findMailing, findMailings } from './mailingsRepository'
import { countFigures, findRecipients } from './recipientsRepository'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

const PER_PAGE = 20
const EVENTS_OFFERED = 50

/** The names of the groups that some mailings go to, by id. */
const readGroupNames = async (
  payload: Payload,
  mailings: readonly StoredMailing[],
): Promise<Map<string, string>> => {
  const ids = mailings.flatMap(({ audience }) =>
    audience.to === 'group' ? [new ObjectId(audience.group)] : [],
  )
  if (ids.length === 0) return new Map()
  const groups = await findGroupsById(payload, ids)
  return new Map([...groups.values()].map(({ _id, name }) => [_id.toHexString(), name]))
}

const toRow = (
  mailing: StoredMailing,
  names: ReadonlyMap<string, string>,
  groups: ReadonlyMap<string, string>,
): MailingRow => ({
  id: mailing._id.toHexString(),
  subject: mailing.subject,
  kind: mailing.kind,
  channel: mailing.channel ?? 'email',
  status: mailing.status,
  audience: describeAudience(
    mailing.audience,
    mailing.audience.to === 'group' ? groups.get(mailing.audience.group) : undefined,
  ),
  updatedAt: mailing.updatedAt.toISOString(),
  sendAt: mailing.sendAt?.toISOString() ?? null,
  startedAt: mailing.startedAt?.toISOString() ?? null,
  createdBy: names.get(String(mailing.createdBy)) ?? FORMER_COLLEAGUE,
})

/** A page of the mailings that a member of staff sees, the latest first. */
export const listMailings = async (payload: Payload, user: Actor, page: number): Promise<MailingList> => {
  const { docs, total } = await findMailings(payload, mailingScope(user), { page, perPage: PER_PAGE })
  const names = await findNames(
    payload,
    docs.map(({ createdBy }) => createdBy),
  )
  const groups = await readGroupNames(payload, docs)
  return {
    docs: docs.map((mailing) => toRow(mailing, names, groups)),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / PER_PAGE)),
  }
}

/** The groups that a member of staff may write to: every group, or those of the branch led. */
const findWritableGroups = async (payload: Payload, user: Actor) => {
  if (readsPeople(user)) return findGroups(payload)
  const scope = await groupScope(payload, user)
  return scope ? findGroupsInScope(payload, scope) : []
}

/** What can be chosen for a mailing: events ahead, groups, lists, and what a lead is kept to. */
export const readMailingChoices = async (payload: Payload, user: Actor): Promise<MailingChoices> => ({
  events: (await findUpcomingTitles(payload, EVENTS_OFFERED)).map(({ _id, title, eventDate }) => ({
    value: _id.toHexString(),
    label: `${title} (${formatJubaDate(eventDate.toISOString())})`,
  })),
  groups: (await findWritableGroups(payload, user)).map(({ _id, name }) => ({
    value: _id.toHexString(),
    label: name,
  })),
  lists: (await findListChoices(payload, user)).map(({ id, name }) => ({ value: id, label: name })),
  part: partOf(user),
  hasTexts: openTextMessages() !== undefined,
})

/** A mailing with its report; undefined for one that is not there, or not the person's to see. */
export const readMailing = async (
  payload: Payload,
  user: Actor,
  id: string,
): Promise<MailingDetail | undefined> => {
  const mailing = await findMailing(payload, id, mailingScope(user))
  if (!mailing) return undefined
  const [names, report, choices] = await Promise.all([
    findNames(payload, [mailing.createdBy]),
    countFigures(payload, mailing._id),
    readMailingChoices(payload, user),
  ])
  return {
    ...toRow(mailing, names, await readGroupNames(payload, [mailing])),
    ...choices,
    to: mailing.audience,
    blocks: mailing.blocks,
    sms: mailing.sms ?? null,
    sendAtInJuba: mailing.sendAt ? toJubaTime(mailing.sendAt) : null,
    finishedAt: mailing.finishedAt?.toISOString() ?? null,
    report,
    whatsApp: await whatsAppText(payload, mailing),
  }
}

/** Who would get a mailing now; undefined for one that is not there, or not the person's to see. */
export const countRecipients = async (
  payload: Payload,
  user: Actor,
  id: string,
): Promise<AudienceCount | undefined> => {
  const mailing = await findMailing(payload, id, mailingScope(user))
  return mailing ? countAudience(payload, mailing) : undefined
}

/** A page of the people behind a figure of a report. */
export const listRecipients = async (
  payload: Payload,
  user: Actor,
  id: string,
  { figure, page }: { figure: ReportFigure; page: number },
): Promise<RecipientPage | undefined> => {
  const mailing = await findMailing(payload, id, mailingScope(user))
  if (!mailing) return undefined
  const { docs, total } = await findRecipients(payload, mailing._id, { figure, page, perPage: PER_PAGE })
  return {
    docs: docs.map(({ _id, user: person, name, email, phone, state, skip, reason }) => ({
      id: _id.toHexString(),
      user: person.toHexString(),
      name: name ?? '',
      to: (mailing.channel === 'sms' ? phone : email) ?? '',
      state,
      skip: skip ?? null,
      reason: reason ?? null,
    })),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / PER_PAGE)),
  }
}
