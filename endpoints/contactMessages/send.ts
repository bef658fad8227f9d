import type { Endpoint, PayloadRequest } from 'payload'
import { type ContactInput, contactSchema } from '../../collections/ContactMessages/schema'
import { allowAttempt } from '../../server/services/rateLimits'
import { invalid, problem, readJson } from '../answers'
import { announceMessage } from './contactMails'

/** What a browser without the script is sent back to. */
const SENT = '/contact?sent=yes#form'
const FAILED = '/contact?sent=no#form'

const isForm = (req: PayloadRequest): boolean => req.headers.get('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') ?? false

const readForm = async (req: PayloadRequest): Promise<unknown> => Object.fromEntries(new URLSearchParams((await req.text?.()) ?? ''))

const seeOther = (to: string): Response => new Response(null, { status: 303, headers: { Location: to } })

/** Stores a message and tells the association's mailbox. */
const keep = async (req: PayloadRequest, message: Omit<ContactInput, 'website'>): Promise<void> => {
  const { id } = await req.payload.create({
    collection: 'contact-messages',
    data: { ...message, status: 'new', user: req.user?.id },
    depth: 0,
    overrideAccess: true, // visitors write through this endpoint alone
    req,
  })
  await announceMessage(req.payload, { id, ...message })
}

/**
 * `POST /api/contact-messages` `{ name, email, subject, message }`: keeps a message for the staff.
 * Answers 201, 400 naming the fields that are wrong, 429 after too many messages from one address. A form that was
 * sent without the script is answered with the contact page (303). Source: spec.md section 7, "Contact".
 */
export const send: Endpoint = {
  method: 'post',
  path: '/',
  handler: async (req) => {
    const hasNoScript = isForm(req)
    const input = contactSchema.safeParse(hasNoScript ? await readForm(req) : await readJson(req))
    if (!input.success) return hasNoScript ? seeOther(FAILED) : invalid(input.error)
    const { website, ...message } = input.data
    if (!website) {
      // who fell into the trap is answered as everyone else is, and nothing is kept
      const attempt = await allowAttempt(req, 'contact-message')
      if (!attempt.isAllowed) {
        const headers = { 'Retry-After': String(attempt.retryAfterSeconds) }
        return hasNoScript ? seeOther(FAILED) : problem(429, 'too_many_attempts', 'Too many messages. Please wait a while and try again.', headers)
      }
      await keep(req, message)
    }
    return hasNoScript ? seeOther(SENT) : Response.json({ outcome: 'received' }, { status: 201 })
  },
}
