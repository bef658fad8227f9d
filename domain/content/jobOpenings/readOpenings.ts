import { jubaDay } from '../../../platform/jubaDay.schema'
import type { Payload } from 'payload'
import { findNames } from '../../people/profiles'
import { findCompanyName, toOpeningRow, toOwnOpening, toPublicOpening } from './toOpening'
import type {
  OpenList,
  OpenListFilter,
  OpeningFilter,
  OwnOpenings,
  PublicOpening,
  StaffOpening,
  StaffOpeningList,
} from './jobOpenings.schema'
import {
  type StoredOpening,
  findOpenAddresses,
  findOpenPage,
  findOpening,
  findOpeningsOf,
  findShownOpening,
  findStaffPage,
} from './jobOpeningsRepository'
import { OPENINGS_PER_PAGE } from './openingTexts.schema'
import { FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / OPENINGS_PER_PAGE))

/**
 * A page of the openings that visitors see: published, the last day not over.
 * @param now for the day, which is Juba's
 */
export const listOpenOpenings = async (
  payload: Payload,
  filter: OpenListFilter,
  now = new Date(),
): Promise<OpenList> => {
  const { docs, total } = await findOpenPage(payload, jubaDay(now), filter, OPENINGS_PER_PAGE)
  return { docs: docs.map(toOpeningRow), totalDocs: total, page: filter.page, totalPages: pagesOf(total) }
}

/** The addresses of the openings that visitors see, with their last change. */
export const listOpenAddresses = async (
  payload: Payload,
  limit: number,
): Promise<{ slug: string; updatedAt: string }[]> =>
  (await findOpenAddresses(payload, jubaDay(), limit)).map(({ slug, updatedAt }) => ({
    slug,
    updatedAt: updatedAt.toISOString(),
  }))

/** One opening by its address; `closed` after it was closed or its last day is over; null when there is none. */
export const readOpenOpening = async (
  payload: Payload,
  slug: string,
  now = new Date(),
): Promise<PublicOpening | 'closed' | null> => {
  const opening = await findShownOpening(payload, slug)
  if (!opening) return null
  const isOpen = opening.status === 'published' && opening.lastDay >= jubaDay(now)
  return isOpen ? toPublicOpening(opening) : 'closed'
}

/** What an account has submitted, and under which name it submits. */
export const readOwnOpenings = async (
  payload: Payload,
  user: { id: string; emailVerifiedAt?: string | null },
): Promise<OwnOpenings> => {
  const [docs, company] = await Promise.all([
    findOpeningsOf(payload, user.id),
    findCompanyName(payload, user.id),
  ])
  return {
    docs: docs.map((opening) => toOwnOpening(opening)),
    company,
    isConfirmed: Boolean(user.emailVerifiedAt),
  }
}

const toStaffOpenings = async (payload: Payload, docs: readonly StoredOpening[]): Promise<StaffOpening[]> => {
  const names = await findNames(
    payload,
    docs.flatMap(({ user, decidedBy }) => [user, decidedBy]),
  )
  return docs.map((opening) => {
    const { user, decidedAt, decidedBy } = opening
    const id = user.toHexString()
    return {
      ...toOwnOpening(opening),
      submitter: names.has(id) ? { id, name: names.get(id) ?? '' } : null,
      decidedAt: decidedAt?.toISOString() ?? null,
      decidedBy: decidedBy ? (names.get(decidedBy.toHexString()) ?? FORMER_COLLEAGUE) : null,
    }
  })
}

/** A page of all openings, for staff. */
export const listStaffOpenings = async (
  payload: Payload,
  filter: OpeningFilter,
): Promise<StaffOpeningList> => {
  const { docs, total } = await findStaffPage(payload, filter, OPENINGS_PER_PAGE)
  return {
    docs: await toStaffOpenings(payload, docs),
    totalDocs: total,
    page: filter.page,
    totalPages: pagesOf(total),
  }
}

/** One opening, for staff; null when there is none. */
export const readStaffOpening = async (payload: Payload, id: string): Promise<StaffOpening | null> => {
  const opening = await findOpening(payload, id)
  return opening ? ((await toStaffOpenings(payload, [opening]))[0] ?? null) : null
}

/** Whether an opening exists that somebody may act on: an own one, or as staff any. */
export const hasOpening = async (
  payload: Payload,
  by: { id: string; isStaff: boolean },
  id: string,
): Promise<boolean> => (await findOpening(payload, id, by.isStaff ? undefined : by.id)) !== null
