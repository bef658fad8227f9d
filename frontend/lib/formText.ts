/** What stands in a field of a form, without spaces around it; undefined for nothing. */
export const formText = (form: FormData, name: string): string | undefined => {
  const text = form.get(name)
  return (typeof text === 'string' && text.trim()) || undefined
}
