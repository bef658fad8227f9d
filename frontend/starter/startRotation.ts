import { savesData } from './mayLoadAhead'

/** Source: spec.md section 9. */
const HEADLINE_MS = 4000
/** The later pictures are asked for when the page has long been painted. */
const LATER_MS = 2500

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')

/**
 * Shows the headlines of the home page in turn, each with its picture, until someone looks closer, asks for rest, or
 * asked for less motion or less data. An element of its own: it also starts where the application has put it.
 */
class Rotation extends HTMLElement {
  #turn = 0
  #isHeld = false
  #timer: ReturnType<typeof setInterval> | undefined
  #later: ReturnType<typeof setTimeout> | undefined
  #listeners: AbortController | undefined

  connectedCallback(): void {
    this.#listeners = new AbortController()
    const { signal } = this.#listeners
    const listen = (type: string, listener: (event: Event) => void): void =>
      this.addEventListener(type, listener, { signal })
    listen('pointerenter', (event) =>
      this.#hold(event instanceof PointerEvent && event.pointerType === 'mouse'),
    )
    listen('pointerleave', () => this.#hold(false))
    listen('focusin', () => this.#hold(true))
    listen('focusout', () => this.#hold(false))
    listen('click', ({ target }) => {
      if (target instanceof Element && target.closest('[data-starter=pause]'))
        this.#restart(this.toggleAttribute('data-paused'))
    })
    reducedMotion.addEventListener('change', () => this.#restart(), { signal })
    this.#restart()
  }

  disconnectedCallback(): void {
    this.#listeners?.abort()
    clearInterval(this.#timer)
    clearTimeout(this.#later)
  }

  #hold(isHeld: boolean): void {
    if (this.#isHeld === isHeld) return
    this.#isHeld = isHeld
    this.#restart()
  }

  #restart(isPaused = this.hasAttribute('data-paused')): void {
    clearInterval(this.#timer)
    clearTimeout(this.#later)
    const canMove = !reducedMotion.matches && !savesData()
    for (const button of this.querySelectorAll<HTMLElement>('[data-starter=pause]')) button.hidden = !canMove
    if (!canMove) return
    this.#later = setTimeout(() => this.#loadPictures(), LATER_MS)
    if (this.#isHeld || isPaused) return
    this.#timer = setInterval(() => {
      if (!document.hidden) this.#show(this.#turn + 1)
    }, HEADLINE_MS)
  }

  #show(turn: number): void {
    const slides = this.querySelectorAll<HTMLElement>('[data-picture-key]')
    this.#turn = turn % slides.length
    slides.forEach((slide, index) => slide.setAttribute('aria-hidden', String(index !== this.#turn)))
    const { pictureKey, pictureLabel = '' } = slides[this.#turn]?.dataset ?? {}
    this.querySelector('[role=img]')?.setAttribute('aria-label', pictureLabel)
    for (const picture of this.querySelectorAll<HTMLElement>('[data-picture]'))
      picture.toggleAttribute('data-shown', picture.dataset.picture === pictureKey)
  }

  #loadPictures(): void {
    for (const picture of this.querySelectorAll<HTMLElement>('[data-picture]')) picture.hidden = false
    for (const use of this.querySelectorAll<SVGElement>('use[data-href]'))
      use.setAttribute('href', use.dataset.href ?? '')
  }
}

export const startRotation = (): void => customElements.define('headline-rotation', Rotation)
