import drawingsText from './drawings.svg?raw'
import drawingsUrl from './drawings.svg?url'

const referenceTo = (id: string, attribute = 'href'): string => `<use ${attribute}="${drawingsUrl}#${id}"/>`

/** The lines of every drawing, by its id; none in the browser, which does without them. */
const drawings = new Map(
  import.meta.env.SSR
    ? [...drawingsText.matchAll(/<g id="([^"]+)">(.*)<\/g>/g)].map(([, id = '', lines = '']) => [id, lines])
    : [],
)

/** A drawing's own lines on the server, so that the first paint has them; a reference to the file in the browser. */
const linesOf = (id: string): string => (import.meta.env.SSR ? (drawings.get(id) ?? '') : referenceTo(id))

export interface SceneProps {
  /** Of a group in `drawings.svg`. */
  id: string
  className?: string
  /** The sheet's width and height. */
  sheet?: `${number} ${number}`
  /** Whether the starter loads it when the page is painted: it finds the address in `data-href`. */
  isLater?: boolean
}

/**
 * A drawing. What the server drew stays: that both sides differ is intended, and keeps the drawings out of
 * the script.
 */
export const Scene = ({ id, className = 'drawing', sheet = '560 340', isLater = false }: SceneProps) => (
  <svg
    viewBox={`0 0 ${sheet}`}
    className={className}
    aria-hidden="true"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: isLater ? referenceTo(id, 'data-href') : linesOf(id) }}
  />
)
