import { type ComponentProps, useEffect, useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { ZodType } from 'zod'
import type { PlainFormName, SentForm } from '../../platform/plainForm.schema'
import { ApiError } from './ApiError'
import { useApp } from './app'
import { messages } from './messages/messages'
import {
  type Problems,
  SIGNED_OUT,
  dropSentForm,
  plainAction,
  problemsOfSent,
  sentFormOf,
} from './plainForms'
import { isSessionOver, useExpiredSession } from './session/useExpiredSession'
import { useIsHydrated } from './useIsHydrated'

type FieldMessages = Problems['fields']

const NONE: Problems = { fields: {} }

/** What a form holds, checked by the schema that its endpoint checks it by: the first message of each field. */
const parseForm = <Output>(
  schema: ZodType<Output>,
  values: FormData,
): { data: Output } | { fields: FieldMessages } => {
  const result = schema.safeParse(Object.fromEntries(values))
  if (result.success) return { data: result.data }
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues) fields[path.join('.')] ??= message
  return { fields }
}

const problemsOf = (error: unknown): Problems => {
  // no answer of the API's: most likely the schema could not be loaded
  if (!(error instanceof ApiError))
    return { fields: {}, general: navigator.onLine ? messages.unexpected : messages.network }
  if (isSessionOver(error)) return SIGNED_OUT
  return Object.keys(error.fields).length > 0
    ? { fields: error.fields }
    : { fields: {}, general: error.message }
}

/** A schema, or how to load it: zod is 20 kB that a page can do without until someone begins to fill in its form. */
export type FormSchema<Output> = ZodType<Output> | (() => Promise<ZodType<Output>>)

export interface FormOptions<Output> {
  schema: FormSchema<Output>
  /** Called with what was checked; an ApiError that it throws is shown where it belongs. */
  submit: (data: Output) => Promise<void> | void
  /** For a form that also works without JavaScript: under which name the page's address sends it. */
  plain?: PlainFormName
  /** The one that came back from the server, where the page has several that show the same fields. */
  sentForm?: SentForm
  /**
   * Whether useSavedDraft keeps what is typed while its person signs in again; else the page stays when the
   * session is over.
   */
  isKept?: boolean
  /**
   * Of a form in steps, all but the last: what is sent is checked in these fields alone, and goes on instead
   * of being submitted.
   */
  part?: { has: (field: string) => boolean; goOn: (form: HTMLFormElement) => Promise<void> }
}

export interface Form {
  props: Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus' | 'noValidate' | 'method' | 'action' | 'id'>
  /** What to give a field: its id, name and error, and what stood in it when the form came back from the server. */
  field: (name: string) => { id: string; name: string; error: string | undefined; defaultValue?: string }
  /** For the summary above the form. */
  errors: readonly { message: string; fieldId?: string; field?: string; href?: string }[]
  isPending: boolean
}

/** A form that is read when it is sent: what is typed before the script runs is not lost. */
export const useForm = <Output>({
  schema,
  submit,
  plain,
  sentForm,
  isKept = false,
  part,
}: FormOptions<Output>): Form => {
  const app = useApp()
  const formId = useId()
  const { pathname, search } = useLocation()
  const isHydrated = useIsHydrated()
  const [sent] = useState(() => sentForm ?? (plain && sentFormOf(app, [plain])))
  const [problems, setProblems] = useState<Problems>(() => (sent ? problemsOfSent(sent) : NONE))
  const [isPending, setIsPending] = useState(false)
  const redirectToSignIn = useExpiredSession()
  useEffect(() => {
    if (sent) dropSentForm(app)
  }, [app, sent])
  const fieldId = (name: string): string => `${formId}-${name}`

  const loadSchema = async (): Promise<ZodType<Output>> => (typeof schema === 'function' ? schema() : schema)

  /** Shows what is wrong, in the order of the form where that can be loaded. */
  const refuse = async (form: HTMLFormElement, found: Problems): Promise<void> =>
    setProblems(
      await import('./inFormOrder').then(
        ({ inFormOrder }) => inFormOrder(form, found, fieldId),
        () => found,
      ),
    )

  const send = async (form: HTMLFormElement): Promise<void> => {
    // at once: a form that is disabled while it is sent holds nothing any more
    const values = new FormData(form)
    setIsPending(true)
    try {
      const parsed = parseForm(await loadSchema(), values)
      if (part) {
        const fields =
          'fields' in parsed
            ? Object.fromEntries(Object.entries(parsed.fields).filter(([name]) => part.has(name)))
            : {}
        await refuse(form, { fields })
        if (Object.keys(fields).length === 0) await part.goOn(form)
        return
      }
      if ('fields' in parsed) {
        await refuse(form, parsed)
        return
      }
      setProblems(NONE)
      await submit(parsed.data)
    } catch (error) {
      if (!(await redirectToSignIn(error, isKept))) await refuse(form, problemsOf(error))
    } finally {
      setIsPending(false)
    }
  }

  const errors = useMemo(
    () => [
      ...(problems.general ? [{ message: problems.general, href: problems.href }] : []),
      ...Object.entries(problems.fields).map(([name, message]) => ({
        message: problems.named?.[name] ?? message,
        fieldId: `${formId}-${name}`,
        field: name,
      })),
    ],
    [problems, formId],
  )

  return {
    props: {
      id: formId,
      method: 'post', // a form sent before the script runs must not put a password into the address
      ...(plain && { action: plainAction(pathname, search, plain) }),
      noValidate: !plain || isHydrated,
      // ready before it is needed; a failure to load is told when the form is sent
      onFocus: () => void Promise.all([loadSchema(), import('./inFormOrder')]).catch(() => {}),
      onSubmit: (event) => {
        event.preventDefault()
        if (!isPending) void send(event.currentTarget)
      },
    },
    field: (name) => ({
      id: fieldId(name),
      name,
      error: problems.fields[name],
      ...(sent?.values[name] !== undefined && { defaultValue: sent.values[name] }),
    }),
    errors,
    isPending,
  }
}
