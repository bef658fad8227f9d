import { type RefObject, useEffect, useRef } from 'react'
import { bringIntoView } from './bringIntoView'

/**
 * Brings what appears on a page later, by itself or in the place of something else, into sight and gives it the focus.
 * @param shown what is shown, by a name or an id; null for nothing, undefined while that is not known
 * @returns the ref of its element, which has `tabIndex={-1}`
 */
export const useAppearing = <Shown extends HTMLElement>(
  shown: string | null | undefined,
): RefObject<Shown | null> => {
  const element = useRef<Shown>(null)
  const before = useRef<string | null>(undefined)
  useEffect(() => {
    if (shown === undefined) return
    const isNew = before.current !== undefined && shown !== null && shown !== before.current
    before.current = shown
    if (isNew) bringIntoView(element.current)
  }, [shown])
  return element
}
