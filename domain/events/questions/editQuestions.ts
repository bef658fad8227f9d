import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findStaffEvent } from '..'
import type { TicketQuestion } from './questions.constants'
import type { TicketQuestionsForm, TicketSettings } from './questions.schema'
import { type StoredSettings, findTicketSettings, storeTicketSettings } from './ticketSettingsRepository'

export type SettingsProblem = { problem: 'not_found' | 'version_conflict' }

/** The questions of an event, in their order. */
export const findQuestions = async (payload: Payload, event: unknown): Promise<TicketQuestion[]> =>
  (await findTicketSettings(payload, event))?.questions ?? []

/** What is set for all tickets of an event that the signed-in member of staff works on. */
export const readTicketSettings = async (
  req: PayloadRequest,
  id: unknown,
): Promise<TicketSettings | SettingsProblem> => {
  const event = (await findStaffEvent(req, id))?.event
  if (!event) return { problem: 'not_found' }
  const stored = await findTicketSettings(req.payload, event.id)
  return {
    questions: stored?.questions ?? [],
    cancelTerms: stored?.cancelTerms ?? [],
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  }
}

interface SettingsChange {
  change: Partial<StoredSettings>
  action: string
  /** What the audit log tells of them. */
  inWords: (settings: Partial<StoredSettings>) => Record<string, unknown>
}

/** Changes what is set for all tickets of an event, if nobody has since it was read, and records that. */
export const changeSettings = async (
  req: PayloadRequest,
  id: unknown,
  updatedAt: string | null,
  { change, action, inWords }: SettingsChange,
): Promise<{ outcome: 'changed' } | SettingsProblem> => {
  const event = (await findStaffEvent(req, id))?.event
  if (!event) return { problem: 'not_found' }
  const before = await findTicketSettings(req.payload, event.id)
  if (
    !(await storeTicketSettings(
      req.payload,
      event.id,
      updatedAt === null ? null : new Date(updatedAt),
      change,
    ))
  )
    return { problem: 'version_conflict' }
  await recordChange(req, {
    action,
    subject: { collection: 'events', id: event.id, title: event.title },
    before: inWords(before ?? {}),
    after: inWords(change),
  })
  return { outcome: 'changed' }
}

/** Replaces the questions of an event. Answers that were given stay with their tickets. */
export const changeQuestions = (
  req: PayloadRequest,
  id: unknown,
  { questions, updatedAt }: TicketQuestionsForm,
): Promise<{ outcome: 'changed' } | SettingsProblem> =>
  changeSettings(req, id, updatedAt, {
    change: {
      questions: questions.map((each) => ({ ...each, id: each.id ?? new ObjectId().toHexString() })),
    },
    action: 'event.ticket-questions-changed',
    inWords: (settings) => ({ questions: (settings.questions ?? []).map(({ label }) => label) }),
  })
