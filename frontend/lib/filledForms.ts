const isChanged = (control: Element): boolean => {
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked
  if (control instanceof HTMLInputElement && control.type === 'hidden') return false
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
    return control.value !== control.defaultValue
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some(
      ({ selected, defaultSelected }) => selected && !defaultSelected && control.selectedIndex > 0,
    )
  )
}

/** Whether something is filled in on this page that has not been sent. What is searched for does not count. */
export const hasFilledForm = (): boolean =>
  [...document.querySelectorAll<HTMLFormElement>('form:not([role=search])')].some((form) =>
    [...form.elements].some(isChanged),
  )
