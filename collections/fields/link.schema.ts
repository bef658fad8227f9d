import { z } from 'zod'
import { toSitePath } from '../../platform/sitePath.schema'

const WITHIN_A_PAGE = /^[#?][^\s\\]*$/

const isOfThisSite = (link: string): boolean =>
  WITHIN_A_PAGE.test(link) || (!/\s/.test(link) && toSitePath(link) !== undefined)
const ELSEWHERE = /^(https?:\/\/[^\s\\]+|mailto:[^\s\\]+@[^\s\\]+|tel:\+?[\d().-]+)$/i

const LINK_MESSAGE = 'Use a path such as /events, or an address that begins with https://, mailto: or tel:'

/** Whether a link may stand in a page: a path of this site, http(s), mail or telephone; never a script. */
export const isSafeLink = (link: string): boolean => isOfThisSite(link) || ELSEWHERE.test(link)

/** A link to a page of this site or elsewhere. */
export const linkSchema = z.string().max(1000).refine(isSafeLink, LINK_MESSAGE)

/** A link to another site. */
export const urlSchema = z
  .string()
  .max(1000)
  .regex(/^https?:\/\/[^\s\\]+$/i, 'Use an address that begins with https://')
