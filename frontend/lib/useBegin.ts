import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** In an address: its page begins what can be begun there, as its button would. */
export const BEGIN = 'begin'

/**
 * Whether what a page can begin has been begun, by its button or by its address: a new person, a payment to record.
 * @returns it, and a function that begins or ends it; the end takes it out of the address
 */
export const useBegin = (): [boolean, (hasBegun: boolean) => void] => {
  const [search, setSearch] = useSearchParams()
  const [isPressed, setPressed] = useState(false)
  const isAsked = search.has(BEGIN)
  const set = (hasBegun: boolean): void => {
    setPressed(hasBegun)
    if (hasBegun || !isAsked) return
    const rest = new URLSearchParams(search)
    rest.delete(BEGIN)
    setSearch(rest, { replace: true, preventScrollReset: true })
  }
  return [isPressed || isAsked, set]
}
