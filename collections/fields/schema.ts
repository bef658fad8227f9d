import { z } from 'zod'

const ON_THIS_SITE = /^(\/(?![/\\])|#|\?)[^\s\\]*$/
const ELSEWHERE = /^(https?:\/\/[^\s\\]+|mailto:[^\s\\]+@[^\s\\]+|tel:\+?[\d().-]+)$/i

export const LINK_MESSAGE = 'Use a path such as /events, or an address that begins with https://, mailto: or tel:'

/** Whether a link may stand in a page: a path of this site, http(s), mail or telephone; never a script. */
export const isSafeLink = (link: string): boolean => ON_THIS_SITE.test(link) || ELSEWHERE.test(link)

/** A link to a page of this site or elsewhere. */
export const linkSchema = z.string().max(1000).refine(isSafeLink, LINK_MESSAGE)

/** A link to another site. */
export const urlSchema = z.string().max(1000).regex(/^https?:\/\/[^\s\\]+$/i, 'Use an address that begins with https://')
