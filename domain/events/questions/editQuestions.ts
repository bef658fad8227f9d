import { ObjectId } from 'mongodb'
import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../audit'
import { findStaffEvent } from '..'
import type { TicketQuestion } from './questions.constants'
import type { TicketQuestionsForm, TicketSettings } from './questions.schema'
import { findTicketSettings, storeTicketSettings } from './ticketSettingsRepository'

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
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  }
}

/** Replaces the questions of an event. Answers that were given stay with their tickets. */
export const changeQuestions = async (
  req: PayloadRequest,
  id: unknown,
  { questions, updatedAt }: TicketQuestionsForm,
): Promise<{ outcome: 'changed' } | SettingsProblem> => {
  const event = (await findStaffEvent(req, id))?.event
  if (!event) return { problem: 'not_found' }
  const before = await findQuestions(req.payload, event.id)
  const changed = questions.map((each) => ({ ...each, id: each.id ?? new ObjectId().toHexString() }))
  const readVersion = updatedAt === null ? null : new Date(updatedAt)
  if (!(await storeTicketSettings(req.payload, event.id, readVersion, { questions: changed })))
    return { problem: 'version_conflict' }
  await recordChange(req, {
    action: 'event.ticket-questions-changed',
    subject: { collection: 'events', id: event.id, title: event.title },
    before: { questions: before.map(({ label }) => label) },
    after: { questions: changed.map(({ label }) => label) },
  })
  return { outcome: 'changed' }
}
