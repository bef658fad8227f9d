import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { paths } from '../paths'
import { type Draft, VISITOR, dropDraft, readDraft, writeDraft } from './drafts'
import { useSession } from './session/useSession'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement

const UNSAVED_TYPES = ['password', 'file', 'hidden', 'submit', 'button']

/** Passwords also while they are shown, and codes, are told by what the browser may fill in. */
const isSaved = (control: Control): boolean =>
  control.name !== '' &&
  !UNSAVED_TYPES.includes(control.type) &&
  !/password|one-time-code|cc-/.test(control.autocomplete)

const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isControl).filter(isSaved)

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

/** Whether text was typed before the application was loaded: it is newer than any draft. */
const isTypedInto = (control: Control): boolean =>
  !(control instanceof HTMLSelectElement) && !isTicked(control) && control.value !== control.defaultValue

const draftOf = (form: HTMLFormElement): Draft => {
  const draft: Record<string, string | string[]> = {}
  for (const control of controlsOf(form)) {
    if (!isTicked(control)) draft[control.name] = control.value
    else {
      const ticked = (draft[control.name] ??= [])
      if (control.checked && Array.isArray(ticked)) ticked.push(control.value)
    }
  }
  return draft
}

/** Sets a control as typing does, so that React hears of it. */
const fillIn = (control: Control, kept: string | readonly string[]): void => {
  if (isTicked(control)) {
    if (Array.isArray(kept) && kept.includes(control.value) !== control.checked) control.click()
    return
  }
  if (typeof kept !== 'string' || control.value === kept) return
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, kept)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

export interface SavedDraft {
  /** The form's `ref`: `<form {...props} ref={attachDraft} onInput={keepDraft}>`. */
  attachDraft: (form: HTMLFormElement | null) => void
  /** The form's `onInput`. */
  saveDraft: (event: SyntheticEvent<HTMLFormElement>) => void
  /** After the form was sent: nothing is left to keep. */
  forgetDraft: () => void
}

/**
 * Keeps what is typed into a form while its person is away, for example to sign in again after the session
 * ended, and fills it in when they are back in the same tab. Passwords, codes and files are never kept;
 * signing out here forgets all. The fields must be there when the form is first shown.
 * @param form a name for the form, the same each time
 * @param options.isOfVisitors whether it is kept by the tab, whoever is signed in
 * @param options.isDroppedOnLeaving whether who leaves for another page than the sign-in gives up what was
 * typed
 */
export const useSavedDraft = (
  form: string,
  { isOfVisitors = false, isDroppedOnLeaving = false } = {},
): SavedDraft => {
  const { user } = useSession()
  const userId = isOfVisitors ? VISITOR : user?.id
  const filled = useRef<HTMLFormElement>(null)
  const draftOwner = useRef(userId)
  useEffect(() => {
    // the person stays who began to type, also when the session is found to be over
    if (userId) draftOwner.current = userId
  }, [userId])
  useEffect(
    () => () => {
      if (isDroppedOnLeaving && draftOwner.current && location.pathname !== paths.auth.path)
        dropDraft(draftOwner.current, form)
    },
    [form, isDroppedOnLeaving],
  )
  const attachDraft = useCallback(
    (element: HTMLFormElement | null) => {
      if (!element || !userId || filled.current === element) return
      filled.current = element
      const controls = controlsOf(element)
      const isBegun = controls.some(isTypedInto)
      const draft = readDraft(userId, form) ?? {}
      for (const control of controls) {
        const kept = draft[control.name]
        if (kept !== undefined && !isTypedInto(control)) fillIn(control, kept)
      }
      if (isBegun) writeDraft(userId, form, draftOf(element)) // nothing was listening while it was typed
    },
    [userId, form],
  )
  return {
    attachDraft,
    saveDraft: ({ currentTarget }) => {
      if (draftOwner.current) writeDraft(draftOwner.current, form, draftOf(currentTarget))
    },
    forgetDraft: () => {
      if (draftOwner.current) dropDraft(draftOwner.current, form)
    },
  }
}
