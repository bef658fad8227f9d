import { type PlainFormName, SEND, type SentForm, isSentSignedOut } from '../../platform/plainForm.schema'
import { NOTICE, paths } from '../paths'
import type { App } from './app'
import { sessionMessages } from './messages/sessionMessages'

export interface Problems {
  /** The message of each field that is wrong. */
  fields: Readonly<Record<string, string>>
  /** The messages that several fields have, with the label of each. */
  named?: Readonly<Partial<Record<string, string>>>
  /** What is wrong with the whole, not with a field. */
  general?: string
  /** What helps, on a page of its own. */
  href?: string
}

/** Where a browser without JavaScript sends a form: to its own page. */
export const plainAction = (pathname: string, search: string, name: PlainFormName): string => {
  const query = new URLSearchParams(search)
  for (const outcome of ['done', 'problem', 'sent', NOTICE]) query.delete(outcome)
  query.set(SEND, name)
  return `${pathname}?${query.toString()}`
}

/** The form that was sent without JavaScript and came back, if it is one of these. */
export const sentFormOf = ({ sentForm }: App, names: readonly PlainFormName[]): SentForm | undefined =>
  sentForm && names.includes(sentForm.name) ? sentForm : undefined

/** The session is over: what was typed is still in the form. */
export const SIGNED_OUT: Problems = {
  fields: {},
  general: `${sessionMessages.signedOutElsewhere}. ${sessionMessages.typedStays}`,
  href: paths.auth.build(),
}

/** What was wrong with a form that came back: the first message of each field. */
export const problemsOfSent = (sent: SentForm): Problems => {
  if (isSentSignedOut(sent)) return SIGNED_OUT
  const fields: Record<string, string> = {}
  for (const { field, message } of sent.errors) if (field) fields[field] ??= message
  return Object.keys(fields).length > 0 ? { fields } : { fields, general: sent.errors[0]?.message }
}

/** It is shown: no other page is to show it again. */
export const dropSentForm = (app: App): void => {
  delete app.sentForm
}
