import { type RefObject, useEffect, useRef } from 'react'

/**
 * A form of filters whose fields show what the address says: a link or the back button changes them in place, so that
 * the focus stays where it is. What a person has chosen and the address does not say yet is left alone.
 * @param values by name of the field, as the address has them; empty without a choice
 * @returns for the form's `ref`
 */
export const useAddressFields = (values: Record<string, string>): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      if (isField && value !== before.current[name] && value !== field.value.trim()) field.value = value
    }
    before.current = values
  })
  return form
}
