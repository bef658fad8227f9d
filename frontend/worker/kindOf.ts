import { OFFLINE_PAGE } from '../lib/workerMessages'
import { CERTIFICATE } from './ownRecord'

/** How the worker treats a request; undefined: not at all. */
export type Kind =
  | 'page'
  | 'unkept page'
  | 'door page'
  | 'certificate'
  | 'registration'
  | 'ticket order'
  | 'offline page'
  | 'answer'
  | 'asset'
  | 'picture'
  | undefined

/** Not this site's pages: the staff panel, the API, what is downloaded, machines' files. */
const NOT_PAGES = /^\/(cms|_next|api|assets|healthz|readyz)(\/|$)|\.\w+$/

/** Pages that belong to a person, or to what somebody typed. They say so themselves; this holds even if one forgot. */
const PERSONAL = /^\/(admin|auth|profile|members|search|verify|membership\/(application|dashboard))(\/|$)/

/** The door of an event: the same document for everybody, and its list is no part of it. */
const DOOR = /^\/door\/[^/]+$/

/** Answers that every visitor gets alike: what public pages are made of. */
const PUBLIC_ANSWERS =
  /^\/api\/(frame|figures|globals\/home|events|events\/seats|publications|publications\/hub|divisions|news|pages|faqs|chapters|officers|policies|grades\/offers)$/

/** Where a person registers for an event or orders tickets, and cancels. */
const REGISTRATION = /^\/api\/(events\/[^/]+\/(registration|orders)|ticket-orders\/[^/]+\/cancel)$/

/** An own order, which is read again once it is paid. */
const TICKET_ORDER = /^\/api\/ticket-orders\/[\da-f]{24}$/

interface Asked {
  method: string
  mode: string
}

/**
 * Decides by the address alone what may be kept for later.
 * @param url of this site
 */
export const kindOf = ({ pathname, searchParams }: URL, { method, mode }: Asked): Kind => {
  if (method !== 'GET') return REGISTRATION.test(pathname) ? 'registration' : undefined
  if (pathname === CERTIFICATE) return 'certificate'
  if (TICKET_ORDER.test(pathname)) return 'ticket order'
  if (mode === 'navigate') {
    if (pathname === OFFLINE_PAGE) return 'offline page'
    if (NOT_PAGES.test(pathname)) return undefined
    if (DOOR.test(pathname)) return 'door page'
    return PERSONAL.test(pathname) || searchParams.has('preview') ? 'unkept page' : 'page'
  }
  if (pathname.startsWith('/assets/')) return 'asset'
  if (/^\/(api\/media\/file|drawings)\//.test(pathname)) return 'picture'
  return PUBLIC_ANSWERS.test(pathname) && !searchParams.has('draft') ? 'answer' : undefined
}
