import type { PlainFormName, SentForm } from '../../platform/plainForm.schema'
import type { App } from './app'

export interface Problems {
  /** The message of each field that is wrong. */
  fields: Readonly<Record<string, string>>
  /** What is wrong with the whole, not with a field. */
  general?: string
  /** What helps, on a page of its own. */
  href?: string
}

/** Where a browser without JavaScript sends a form: to its own page. */
export const plainAction = (pathname: string, search: string, name: PlainFormName): string => {
  const query = new URLSearchParams(search)
  for (const outcome of ['done', 'problem', 'sent']) query.delete(outcome)
  query.set('send', name)
  return `${pathname}?${query.toString()}`
}

/** The form that was sent without JavaScript and came back, if it is the one of this name. */
export const sentFormOf = ({ sentForm }: App, name: PlainFormName | undefined): SentForm | undefined =>
  name && sentForm?.name === name ? sentForm : undefined

/** What was wrong with a form that came back: the first message of each field. */
export const problemsOfSent = ({ errors }: SentForm): Problems => {
  const fields: Record<string, string> = {}
  for (const { field, message } of errors) if (field) fields[field] ??= message
  return Object.keys(fields).length > 0 ? { fields } : { fields, general: errors[0]?.message }
}

/** It is shown: no other page is to show it again. */
export const dropSentForm = (app: App): void => {
  delete app.sentForm
}
