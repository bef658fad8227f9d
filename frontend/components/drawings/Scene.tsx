import scenesText from './scenes.svg?raw'
import scenesUrl from './scenes.svg?url'

const referenceTo = (id: string): string => `<use href="${scenesUrl}#${id}"/>`

/** The drawing's own lines on the server, so that the first paint has them; a reference to the file in the browser. */
const linesOf = (id: string): string =>
  import.meta.env.SSR ? (new RegExp(`<g id="${id}">(.*)</g>`).exec(scenesText)?.[1] ?? referenceTo(id)) : referenceTo(id)

export interface SceneProps {
  id: string
  className?: string
  /** Of the sheet, which is 560 wide. */
  height?: number
}

/** One of the larger drawings. What the server drew stays: the difference between both sides is intended. */
export const Scene = ({ id, className = 'drawing', height = 340 }: SceneProps) => (
  <svg viewBox={`0 0 560 ${height}`} className={className} aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: linesOf(id) }} />
)
