import { hasGoodLine } from './mayLoadAhead'
import { showUnloaded } from './startToasts'

/** For how long a press waits for the application, in milliseconds. */
const DEADLINE_MS = 15_000

const { dataset } = document.documentElement
const script = document.querySelector<HTMLScriptElement>('script[data-files]')

export const isApplicationLoaded = (): boolean => 'app' in dataset

/** The part of the page that an element is in, where its script comes after the others. */
const waitingPart = (element: Element): Element | null => element.closest('[data-waiting]')

/** Whether the application hears what is done to an element. */
const isAlive = (element: Element): boolean => isApplicationLoaded() && !waitingPart(element)

const attributeChange = (element: Element, name: string): Promise<void> =>
  new Promise((resolve) => {
    new MutationObserver(() => resolve()).observe(element, { attributeFilter: [name] })
  })

/** Drafts of who is not signed in; as in `frontend/lib/drafts.ts`. */
const DRAFTS = 'ace.draft.visitor.'

/** Whether a form may be given back what was typed into it before: that is the application's. */
const mayHaveDraft = (): boolean => {
  try {
    return (
      document.querySelector('main form[method=post]') !== null &&
      Object.keys(sessionStorage).some((key) => key.startsWith(DRAFTS))
    )
  } catch {
    return false // storage is switched off
  }
}

/** A token of a link from a mail, or a challenge: no server is told, the application alone puts it into its form. */
const hasSecret = (): boolean => /^#(\w+=)?[\w-]{43}$/.test(location.hash)

/**
 * For pages that are made for one person, who is going to use them; offline, it says how old the page is; and it puts
 * back a draft.
 */
export const isNeededAtOnce = (): boolean =>
  import.meta.env.DEV ||
  script?.dataset.now !== undefined ||
  !navigator.onLine ||
  hasSecret() ||
  mayHaveDraft()

/** A visitor's page brings its own styles; the application draws others too, and waits for all of them. */
const loadStyles = (): void => {
  for (const href of script?.dataset.styles?.split(' ') ?? []) {
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
  }
}

let loading: Promise<void> | undefined

/** Loads React, the router and the page's modules. @returns when they answer */
const loadApplication = (): Promise<void> =>
  (loading ??= new Promise<void>((resolve, reject) => {
    if (isApplicationLoaded()) resolve()
    else void attributeChange(document.documentElement, 'data-app').then(resolve)
    loadStyles()
    // All at once: each would otherwise be found only in the one that imports it, a round trip later.
    for (const file of script?.dataset.files?.split(' ') ?? []) import(/* @vite-ignore */ file).catch(reject)
  }).catch((error: unknown) => {
    loading = undefined
    throw error
  }))

/** Loads the application ahead of need; where that fails, it is loaded again when something is pressed. */
export const loadQuietly = (): void => {
  loadApplication().catch(() => {})
}

/** Resolves when the application hears what is done to an element. */
const whenAlive = async (element: Element): Promise<true> => {
  await loadApplication()
  const part = waitingPart(element)
  if (part) await attributeChange(part, 'data-waiting')
  return true
}

/**
 * Keeps a press until the application is loaded. However often it is pressed meanwhile, it counts once.
 * @param press done then, with what was pressed
 * @param giveUp done where the application cannot be loaded in time
 */
export const hold = async (element: HTMLElement, press: () => void, giveUp: () => void): Promise<void> => {
  if (element.ariaBusy) return
  if (isAlive(element)) {
    press()
    return
  }
  element.ariaBusy = 'true'
  const isLoaded = await Promise.race([
    whenAlive(element).catch(() => false),
    new Promise<false>((resolve) => setTimeout(resolve, DEADLINE_MS, false)),
  ])
  element.removeAttribute('aria-busy')
  if (isLoaded) press()
  else giveUp()
}

/** What the application alone can answer. */
const OWN = 'button:not([data-starter])'
const TAB = '[role=tab]'
const CONTROLS = `input, select, textarea, ${TAB}, [data-palette], ${OWN}`

/** A button that was given up on. */
let released: HTMLElement | undefined

/** Whether the browser can send the form of a button. */
const sendsItself = ({ type, form }: HTMLButtonElement): boolean =>
  type === 'submit' && Boolean(form?.hasAttribute('action'))

/** On a slow line a page as the answer to a form is there before the application is. */
const isSentAtOnce = (button: HTMLButtonElement): boolean =>
  sendsItself(button) && button.ariaDisabled !== 'true' && !hasGoodLine()

const sending = new Set<HTMLElement>()

/** Has the browser send a form, once, unless something in it is wrong. */
const sendOnce = (button: HTMLButtonElement): void => {
  if (!button.form?.noValidate && !button.form?.checkValidity()) return
  sending.add(button)
  button.ariaBusy = 'true'
  setTimeout(() => {
    sending.delete(button)
    button.removeAttribute('aria-busy')
  }, DEADLINE_MS)
}

/** Takes an event from everybody else: the application may begin to listen just now, and would count it too. */
const takeOver = (event: Event): void => {
  event.preventDefault()
  event.stopImmediatePropagation()
}

const onClick = (event: MouseEvent): void => {
  if (!(event.target instanceof Element)) return
  const button = event.target.closest<HTMLButtonElement>(OWN)
  if (!button || button === released) return
  const isSending = sending.has(button)
  if (!isSending && isAlive(button)) return
  if (!isSending && isSentAtOnce(button)) {
    sendOnce(button)
    return
  }
  takeOver(event)
  if (isSending) return
  void hold(
    button,
    () => button.click(),
    () => {
      if (!sendsItself(button)) {
        showUnloaded()
        return
      }
      released = button
      button.click()
      released = undefined
    },
  )
}

/** Keeps a key that moves between tabs: before the application they are links, which know no arrows. */
const onKeyDown = (event: KeyboardEvent): void => {
  const { target, key } = event
  if (!(target instanceof HTMLElement && target.matches(TAB)) || isAlive(target)) return
  if (!/^(Arrow(Left|Right)|Home|End)$/.test(key)) return
  takeOver(event)
  void hold(
    target,
    () => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    showUnloaded,
  )
}

const onFirstSign = ({ target }: Event): void => {
  const control = target instanceof Element && target.closest(CONTROLS)
  if (control && !(control instanceof HTMLButtonElement && isSentAtOnce(control))) loadQuietly()
}

/** Loads the application when somebody first turns to something that it answers. */
export const startApplication = (): void => {
  if (isNeededAtOnce()) loadQuietly()
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKeyDown, true)
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onFirstSign, true)
}
